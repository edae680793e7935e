import AddIcon from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/paths';
import { LinkButton } from '../../ui/page/LinkButton';

interface AddMachineProps {
  customerId: number;
  'aria-keyshortcuts'?: string;
}

export const AddMachine = ({ customerId, ...button }: AddMachineProps) => {
  const translate = useTranslate();
  return (
    <LinkButton to={customerPaths.newMachine(customerId)} startIcon={<AddIcon />} {...button}>
      {translate('machines.add')}
    </LinkButton>
  );
};
