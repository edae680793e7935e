import AddIcon from '@mui/icons-material/Add';
import UsageIcon from '@mui/icons-material/OpacityOutlined';
import type { ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/paths';
import { LinkButton } from '../../ui/page/LinkButton';
import { useWhereFrom } from '../../ui/page/returnTo';

/** Leads to what a customer's machines will use. */
export const UsageButton = ({ customerId, ...button }: { customerId: number } & Pick<ButtonProps, 'variant'>) => {
  const translate = useTranslate();
  return (
    <LinkButton to={customerPaths.usage(customerId)} startIcon={<UsageIcon />} {...button}>
      {translate('machines.usage')}
    </LinkButton>
  );
};

interface AddMachineProps extends Pick<ButtonProps, 'variant'> {
  customerId: number;
  'aria-keyshortcuts'?: string;
}

export const AddMachine = ({ customerId, ...button }: AddMachineProps) => {
  const translate = useTranslate();
  const state = useWhereFrom();
  return (
    <LinkButton to={customerPaths.newMachine(customerId)} state={state} startIcon={<AddIcon />} {...button}>
      {translate('machines.add')}
    </LinkButton>
  );
};
