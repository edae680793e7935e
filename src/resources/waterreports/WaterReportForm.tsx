import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { waterTexts } from '../../../i18n/nl/late/water';
import { customerPaths } from '../../lib/paths';
import { CustomerCreateScreen } from '../../ui/form/CustomerCreateScreen';
import { Columns } from '../../ui/form/formLayout';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { useCustomerId } from '../../ui/page/useCustomer';
import { MEASURES, SAMPLING_POINTS, type SamplingPoint } from '../../v2/entities/norm';
import { UNTOLD_POINT, WaterReportNew } from '../../v2/entities/waterreport';
import { Advice } from './Advice';
import { MeasurementInput } from './MeasurementInput';
import { NormsFailed } from './NormsFailed';
import { useWater, useWaterReports } from './useWater';

const POINTS = SAMPLING_POINTS.map((id) => ({ id, name: waterTexts.points[id] }));

export const WaterReportForm = () => {
  const customerId = useCustomerId();
  const water = useWater(customerId);
  const reports = useWaterReports(customerId);
  const chosen: SamplingPoint = useWatch({ name: 'sampling_point' }) ?? 'tap';
  const point = water.hasPoints ? chosen : 'tap';
  const known = water.isSettled && !water.error ? reports.data : undefined;
  const before = known && (known.find((report) => water.pointOf(report) === point) ?? null);
  return (
    <>
      {water.hasPoints && <SelectInput source="sampling_point" label={waterTexts.point} choices={POINTS} />}
      <NormsFailed water={water} reports={reports} />
      <Columns>
        {MEASURES.map((source) => (
          <MeasurementInput key={source} {...{ source, point, water, before }} />
        ))}
      </Columns>
      {water.isSettled && !water.error && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {waterTexts.guide}
        </Typography>
      )}
      <Advice point={point} water={water} />
      <TextInput source="remarks" multiline minRows={4} />
    </>
  );
};

const START = { sampling_point: UNTOLD_POINT };

export const WaterReportCreate = () => (
  <CustomerCreateScreen schema={WaterReportNew} defaultValues={START} after={customerPaths.waterReports}>
    <WaterReportForm />
  </CustomerCreateScreen>
);
