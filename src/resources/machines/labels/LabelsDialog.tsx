import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { encode } from 'uqr';
import { labelTexts } from '../../../../i18n/nl/late/machineLabels';
import { useCustomer } from '../../../ui/page/useCustomer';
import type { Machine } from '../../../v2/entities/machine';
import { isTemporary } from '../../../visits/waitingWrites';
import { machineName } from '../machineName';
import './labels.css';

interface LabelsDialogProps {
  machines: readonly Machine[];
  customerId: number | undefined;
  onClose: () => void;
}

/** Labels to print. A machine that still waits for a network has no number to point to. */
export const LabelsDialog = ({ machines, customerId, onClose }: LabelsDialogProps) => {
  const known = machines.filter(({ customer_machinery_id }) => !isTemporary(customer_machinery_id));
  const { hostname, host } = window.location;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" className="labels-dialog">
      <DialogTitle>{labelTexts.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{known.length > 0 ? labelTexts.what : labelTexts.none}</DialogContentText>
        {/^(localhost|127\.|\[::1\])/.test(hostname) && (
          <Alert severity="warning" role="note" sx={{ mt: 1 }}>
            {labelTexts.local(host)}
          </Alert>
        )}
        <div className="labels">
          {known.map((machine) => (
            <Label key={machine.customer_machinery_id} machine={machine} customerId={customerId} />
          ))}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{labelTexts.close}</Button>
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={known.length === 0}
          onClick={() => window.print()}
        >
          {labelTexts.print}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Label = ({ machine, customerId }: Pick<LabelsDialogProps, 'customerId'> & { machine: Machine }) => {
  const { customer_machinery_id: id, line } = machine;
  const name = machineName(machine);
  return (
    <figure className="label">
      <a href={addressOf(id)}>
        <QrCode text={addressOf(id)} name={labelTexts.code(name)} />
      </a>
      <figcaption>
        <strong>{name}</strong>
        {customerId && <Customer id={customerId} />}
        {line && <span>{line}</span>}
        <span>{labelTexts.number(id)}</span>
      </figcaption>
    </figure>
  );
};

const Customer = ({ id }: { id: number }) => <span>{useCustomer(id).name}</span>;

/** The machine's form, at the address where this dashboard is open. */
const addressOf = (id: number): string => new URL(`#/machines/edit/${id}`, window.location.href).href;

/** A quiet zone of four modules, as the standard asks; 15 % may be dirty or torn. */
const QrCode = ({ text, name }: { text: string; name: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
