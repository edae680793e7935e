import UsageIcon from '@mui/icons-material/OpacityOutlined';
import { useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/paths';
import { LinkButton } from '../../ui/page/LinkButton';

/** Leads to what a customer's machines will use. */
export const UsageButton = ({ customerId }: { customerId: number }) => {
  const translate = useTranslate();
  return (
    <LinkButton to={customerPaths.usage(customerId)} startIcon={<UsageIcon />}>
      {translate('machines.usage')}
    </LinkButton>
  );
};
