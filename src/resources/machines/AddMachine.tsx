import AddIcon from '@mui/icons-material/Add';
import { useTranslate } from 'react-admin';
import { customerPaths } from '../../lib/paths';
import { LinkButton } from '../../ui/page/LinkButton';

export const AddMachine = ({ customerId }: { customerId: number }) => {
  const translate = useTranslate();
  return (
    <LinkButton to={customerPaths.newMachine(customerId)} startIcon={<AddIcon />}>
      {translate('machines.add')}
    </LinkButton>
  );
};
