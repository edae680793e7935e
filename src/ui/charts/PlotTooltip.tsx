import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

/** How a chart writes its figures, and what they are of. */
export interface PlotFormats {
  formatValue: (value: number) => string;
  formatLabel: (label: string) => string;
}
interface PlotTooltipProps extends PlotFormats {
  /** These props come from recharts, which clones the element. */
  active?: boolean;
  label?: string | number;
  payload?: readonly { name?: string | number; value?: unknown }[];
}

/** The value of a bar or point, as plain text. */
export const PlotTooltip = ({ active, label, payload, formatValue, formatLabel }: PlotTooltipProps) =>
  active && payload?.length ? (
    <Paper elevation={3} sx={{ px: 1.5, py: 1, maxWidth: 280, overflowWrap: 'anywhere' }}>
      <Typography variant="caption" component="p" color="text.secondary">
        {formatLabel(String(label ?? ''))}
      </Typography>
      {payload.map(({ name, value }) => (
        <Typography key={name} variant="body2">
          {`${name}: ${formatValue(Number(value))}`}
        </Typography>
      ))}
    </Paper>
  ) : null;
