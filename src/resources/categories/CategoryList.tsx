import AddIcon from '@mui/icons-material/Add';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { ImportButton } from '../../import/ImportButton';
import { SHORTCUTS } from '../../keys/shortcuts';
import { useV2Query } from '../../provider/reads/ClientContext';
import { LinkButton } from '../../ui/page/LinkButton';
import { LoadFailed } from '../../ui/page/LoadFailed';
import { PageHeading } from '../../ui/page/PageHeading';
import { UnreadRows } from '../../ui/page/UnreadRows';
import { endpoints } from '../../v2/endpoints';
import { CategoryBoard } from './CategoryBoard';

/** The categories of both shops in their stored order, each followed by its subcategories. */
export const CategoryList = () => {
  const translate = useTranslate();
  const name = useGetResourceLabel()('categories', 2);
  const { data, error, refetch } = useV2Query(endpoints.categories.list, {}, { staleTime: 0 });
  return (
    <>
      <PageHeading title={name}>
        <ImportButton resource="subcategories" label="csv.subcategories" />
        <LinkButton to="/subcategories/create" variant="outlined" startIcon={<AddIcon />}>
          {translate('categories.newSubcategory')}
        </LinkButton>
        <LinkButton
          to="/categories/create"
          variant="contained"
          startIcon={<AddIcon />}
          aria-keyshortcuts={SHORTCUTS.create.keys}
        >
          {translate('categories.new')}
        </LinkButton>
      </PageHeading>
      <Card>
        <UnreadRows of={data} />
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {data && data.length > 0 ? (
          <CategoryBoard categories={data} />
        ) : data ? (
          <Typography sx={{ p: 3 }}>{translate('categories.empty')}</Typography>
        ) : (
          !error && <Skeleton variant="rectangular" height={320} />
        )}
      </Card>
    </>
  );
};
