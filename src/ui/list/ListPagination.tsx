import { Pagination } from 'react-admin';
import { PAGE_SIZES } from './listAddress';

export const ListPagination = () => <Pagination rowsPerPageOptions={PAGE_SIZES} />;
