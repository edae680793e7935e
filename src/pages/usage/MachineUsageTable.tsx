import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { usageTexts } from '../../../i18n/nl/late/usage';
import { formatNumber } from '../../lib/numbers';
import type { Month } from '../../lib/usage';
import { FiguresTable } from '../../ui/charts/FiguresTable';
import { formatLitres, monthName } from './texts';

interface MachineUsageTableProps {
  machines: readonly { name: string; product: string; usageMl: number; litres: readonly number[] }[];
  months: readonly Month[];
}

export const MachineUsageTable = ({ machines, months }: MachineUsageTableProps) => {
  const translate = useTranslate();
  const title = usageTexts.perMachine;
  return (
    <div>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box className="scrolls-aside" role="region" aria-label={title} tabIndex={0}>
        <FiguresTable
          title={title}
          headings={[
            translate('machines.name'),
            usageTexts.perCar,
            ...months.map(({ month }) => usageTexts.litresIn(monthName(month))),
          ]}
          rows={machines.map(({ name, product, usageMl, litres }) => ({
            label: `${name} (${product})`,
            figures: [formatNumber(usageMl), ...litres.map(formatLitres)],
          }))}
        />
      </Box>
    </div>
  );
};
