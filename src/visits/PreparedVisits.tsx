import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { offlineTexts } from '../../i18n/nl/late/visits';
import { customerPaths } from '../lib/paths';
import { useClosedByBack } from '../ui/page/useClosedByBack';
import type { Customer } from '../v2/entities/customer';
import { preparedCustomers } from './prepareVisit';
import { FocusAfter } from './WaitingDialog';

interface PreparedVisitsProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The customers whose visit is kept on this device: without a network no list and no search names them. */
export const PreparedVisits = ({ isOpen, onClose }: PreparedVisitsProps) => {
  useClosedByBack(isOpen, onClose);
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs">
      <FocusAfter />
      <DialogTitle>{offlineTexts.prepared}</DialogTitle>
      <DialogContent>
        <Prepared onClose={onClose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{offlineTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
};

const Prepared = ({ onClose }: { onClose: () => void }) => {
  const [customers, setCustomers] = useState<readonly Customer[]>();
  useEffect(() => {
    void preparedCustomers().then(setCustomers);
  }, []);
  if (!customers) return null;
  if (customers.length === 0) return <DialogContentText>{offlineTexts.nonePrepared}</DialogContentText>;
  return (
    <List disablePadding>
      {customers.map(({ customer_id, company_name, name, company_place }) => (
        <ListItem key={customer_id} divider disablePadding>
          <ListItemButton component={Link} to={customerPaths.dashboard(customer_id)} onClick={onClose} disableGutters>
            <ListItemText primary={company_name || name} secondary={company_place} sx={{ overflowWrap: 'anywhere' }} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
};
