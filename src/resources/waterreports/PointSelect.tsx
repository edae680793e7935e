import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { waterTexts } from '../../../i18n/nl/late/water';
import { formatDateTime } from '../../lib/dates';
import { isV2Error } from '../../provider/http/V2Error';
import { SAMPLING_POINTS } from '../../v2/entities/norm';
import type { WaterReport } from '../../v2/entities/waterreport';
import type { Water } from './useWater';

/** The kind of water of a stored report, which a choice changes at once; of one that waits for a network it is told. */
export const PointSelect = ({ report, water }: { report: WaterReport; water: Water }) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);
  const id = report.water_report_id;
  const point = water.pointOf(report);
  const save = async (sampling_point: string) => {
    setSaving(true);
    try {
      await dataProvider.update('sampling_points', { id, data: { sampling_point }, previousData: undefined });
      notify(waterTexts.pointSaved, { type: 'success' });
    } catch (error) {
      notify((isV2Error(error) && error.text) || waterTexts.pointNotSaved, { type: 'error' });
    } finally {
      setSaving(false);
    }
  };
  if (!point) return null;
  if (report.waiting) return waterTexts.points[point];
  return (
    <TextField
      select
      size="small"
      variant="standard"
      value={point}
      disabled={isSaving}
      onChange={({ target }) => save(target.value)}
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
