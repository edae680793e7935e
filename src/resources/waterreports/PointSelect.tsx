import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useDataProvider, useNotify } from 'react-admin';
import { waterTexts } from '../../../i18n/nl/late/water';
import { useAttempt } from '../../feedback/failures';
import { useLastChoice } from '../../feedback/useLastChoice';
import { useTellAbout } from '../../feedback/useTellAbout';
import { formatDateTime } from '../../lib/dates';
import { SAMPLING_POINTS } from '../../v2/entities/norm';
import type { WaterReport } from '../../v2/entities/waterreport';
import type { Water } from './useWater';

/** The kind of water of a stored report, which a choice changes at once; of one that waits for a network it is told. */
export const PointSelect = ({ report, water }: { report: WaterReport; water: Water }) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const { attempt } = useAttempt();
  const { said, tell } = useTellAbout()(waterTexts.pointOf(formatDateTime(report.created)));
  const id = report.water_report_id;
  const point = water.pointOf(report);
  // Not disabled during the request, because a disabled control loses the focus.
  const { value, isBusy, choose } = useLastChoice<string | undefined>(point, async (sampling_point) => {
    const work = async () => {
      await dataProvider.update('sampling_points', { id, data: { sampling_point }, previousData: undefined });
      notify(said(waterTexts.pointSaved), { type: 'success' });
    };
    return { isDone: await attempt(waterTexts.pointNotSaved, work, { cause: `point ${id}`, tell }), isRead: false };
  });
  if (!point) return null;
  if (report.waiting) return waterTexts.points[point];
  return (
    <TextField
      select
      variant="standard"
      margin="none"
      fullWidth={false}
      value={value}
      aria-busy={isBusy}
      onChange={({ target }) => choose(target.value)}
      // On the line of its row.
      sx={{ '& .MuiSelect-select': { py: 0, lineHeight: 1.43 } }}
      slotProps={{
        input: { disableUnderline: true },
        select: { SelectDisplayProps: { 'aria-label': waterTexts.pointOf(formatDateTime(report.created)) } },
      }}
    >
      {SAMPLING_POINTS.map((one) => (
        <MenuItem key={one} value={one}>
          {waterTexts.points[one]}
        </MenuItem>
      ))}
    </TextField>
  );
};
