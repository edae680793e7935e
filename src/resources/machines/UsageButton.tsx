import UsageIcon from '@mui/icons-material/OpacityOutlined';
import type { ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/paths';
import { LinkButton } from '../../ui/page/LinkButton';

/** Leads to what a customer's machines will use. */
export const UsageButton = ({ customerId, ...button }: { customerId: number } & Pick<ButtonProps, 'variant'>) => {
  const translate = useTranslate();
  return (
    <LinkButton to={customerPaths.usage(customerId)} startIcon={<UsageIcon />} {...button}>
      {translate('machines.usage')}
    </LinkButton>
  );
};
