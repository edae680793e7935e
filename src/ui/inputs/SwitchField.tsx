import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';

/** A switch with a label, for what a screen shows. */
export const SwitchField = ({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) => (
  <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, cursor: 'pointer' }}>
    <Switch checked={checked} onChange={(_, next) => onChange(next)} />
    {label}
  </Box>
);
