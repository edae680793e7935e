import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase, useGetResourceLabel, useTranslate } from 'react-admin';
import { useV2Query } from '../../provider/ClientContext';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageHeading } from '../../ui/PageHeading';
import { endpoints } from '../../v2/endpoints';
import { CategoryBoard } from './CategoryBoard';

/** Both shops' categories in the one order that is stored, each followed by its subcategories. */
export const CategoryList = () => {
  const translate = useTranslate();
  const name = useGetResourceLabel()('categories', 2);
  const { data, error, refetch } = useV2Query(endpoints.categories.list, {}, { staleTime: 0 });
  return (
    <>
      <PageHeading title={name}>
        <Button component={LinkBase} to="/subcategories/new" variant="outlined" startIcon={<AddIcon />}>
          {translate('categories.newSubcategory')}
        </Button>
        <Button component={LinkBase} to="/categories/new" variant="contained" startIcon={<AddIcon />}>
          {translate('categories.new')}
        </Button>
      </PageHeading>
      <Card>
        {data && data.length > 0 ? (
          <CategoryBoard categories={data} />
        ) : data ? (
          <Typography sx={{ p: 3 }}>{translate('categories.empty')}</Typography>
        ) : error ? (
          <LoadFailed onRetry={refetch} />
        ) : (
          <Skeleton variant="rectangular" height={320} />
        )}
      </Card>
    </>
  );
};
