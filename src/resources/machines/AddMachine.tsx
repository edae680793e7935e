import AddIcon from '@mui/icons-material/Add';
import type { ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/paths';
import { LinkButton } from '../../ui/page/LinkButton';
import { useWhereFrom } from '../../ui/page/returnTo';

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
