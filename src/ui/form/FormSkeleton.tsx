import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';
import { FORM_WIDTH } from './formWidth';

const appear = keyframes({ from: { opacity: 0 } });
const FIELDS = [0, 1, 2, 3, 4, 5];

/** Placeholder of a form; visible only when the record takes long. */
export const FormSkeleton = () => (
  <Card aria-hidden sx={{ maxWidth: FORM_WIDTH, p: { xs: 2, sm: 3 }, animation: `${appear} 0.2s 0.2s both` }}>
    {FIELDS.map((field) => (
      <Skeleton key={field} variant="rounded" height={40} sx={{ mb: 3 }} />
    ))}
  </Card>
);
