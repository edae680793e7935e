import { Pagination } from 'react-admin';

export const ListPagination = () => <Pagination rowsPerPageOptions={[25, 50, 100, 500]} />;
