import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRedirect } from 'react-admin';
import { useParams } from 'react-router-dom';
import { productOrderTexts } from '../../../i18n/nl/late/productOrder';
import { productOrderPath } from '../../lib/paths';
import { useV2Query } from '../../provider/reads/ClientContext';
import { CategoryMenu } from '../../ui/inputs/CategorySelect';
import { isGone, LoadFailed } from '../../ui/page/LoadFailed';
import { PageHeading } from '../../ui/page/PageHeading';
import { UnreadRows } from '../../ui/page/UnreadRows';
import { endpoints } from '../../v2/endpoints';
import { ProductBoard } from './ProductBoard';

/** The products of one category in the order in which its shop shows them. */
export const ProductOrderPage = () => {
  const redirect = useRedirect();
  const { shopId = '', categoryId = '' } = useParams();
  const params = { shopId: Number(shopId), categoryId: Number(categoryId) };
  const { data, error, refetch } = useV2Query(endpoints.products.ofCategory, params, { staleTime: 0 });
  const overview = '/products';
  const read = isGone(error, overview) ? undefined : data;
  return (
    <>
      <PageHeading title={productOrderTexts.title}>
        <CategoryMenu
          fullWidth={false}
          margin="none"
          label={productOrderTexts.category}
          emptyText={productOrderTexts.chooseCategory}
          value={categoryId}
          onCategory={({ shop_id, category_id }) => redirect(productOrderPath(shop_id, category_id))}
          sx={{ width: 320, maxWidth: '100%' }}
        />
      </PageHeading>
      <Card>
        <UnreadRows of={read} />
        {error && <LoadFailed error={error} onRetry={refetch} overview={overview} />}
        {read && read.length > 0 ? (
          <ProductBoard category={params} products={read} />
        ) : read ? (
          <Typography sx={{ p: 3 }}>{productOrderTexts.empty}</Typography>
        ) : (
          !error && <Skeleton variant="rectangular" height={320} />
        )}
      </Card>
    </>
  );
};
