import QrIcon from '@mui/icons-material/QrCode2Outlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import { labelTexts } from '../../../../i18n/nl/late/machineLabels';
import { useLazyDialog } from '../../../ui/late/useLazyComponent';
import { useCustomerOfRecord } from '../../../ui/page/CustomerLink';
import type { Machine } from '../../../v2/entities/machine';

const loadDialog = () => import('./LabelsDialog').then(({ LabelsDialog }) => LabelsDialog);

interface LabelsButtonProps extends Pick<ButtonProps, 'variant'> {
  machines: readonly Machine[];
  /** Whose they are, as far as it is known. */
  customerId: number | undefined;
}

/** Shows the QR codes of these machines, to print and stick on them. */
export const LabelsButton = ({ machines, customerId, ...button }: LabelsButtonProps) => {
  const { Dialog, isOpen, open, close } = useLazyDialog(loadDialog);
  return (
    <>
      <Button startIcon={<QrIcon />} aria-haspopup="dialog" onClick={open} {...button}>
        {machines.length === 1 ? labelTexts.one : labelTexts.many}
      </Button>
      {isOpen && Dialog && <Dialog machines={machines} customerId={customerId} onClose={close} />}
    </>
  );
};

/** The same for the machine of a form. */
export const LabelOfMachine = () => {
  const machine = useRecordContext<Machine & { id: number }>();
  const customerId = useCustomerOfRecord();
  return machine ? <LabelsButton machines={[machine]} customerId={customerId} variant="outlined" /> : null;
};
