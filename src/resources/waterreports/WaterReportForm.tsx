import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { waterTexts } from '../../../i18n/nl/late/water';
import { customerPaths } from '../../lib/paths';
import { adviceFor, verdictOf, withLine } from '../../lib/water';
import { CustomerCreateScreen } from '../../ui/form/CustomerCreateScreen';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { Columns } from '../../ui/page/formLayout';
import { useCustomerId } from '../../ui/page/useCustomer';
import { MEASURES, type Measure, SAMPLING_POINTS, type SamplingPoint } from '../../v2/entities/norm';
import { UNTOLD_POINT, WaterReportNew } from '../../v2/entities/waterreport';
import { MeasurementInput, useMeasured } from './MeasurementInput';
import { NormsFailed } from './NormsFailed';
import { useWater, useWaterReports, type Water } from './useWater';

const POINTS = SAMPLING_POINTS.map((id) => ({ id, name: waterTexts.points[id] }));

export const WaterReportForm = () => {
  const customerId = useCustomerId();
  const water = useWater(customerId);
  const reports = useWaterReports(customerId);
  const chosen: SamplingPoint = useWatch({ name: 'sampling_point' }) ?? UNTOLD_POINT;
  const point = water.hasPoints ? chosen : UNTOLD_POINT;
  const known = water.isSettled && !water.hasFailed ? reports.data : undefined;
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
      {water.isSettled && !water.hasFailed && (
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

/** What to do about the values outside their norm. A press adds it to the remarks, and keeps what is there. */
const Advice = ({ point, water }: { point: SamplingPoint; water: Water }) => {
  const values = useMeasured(MEASURES);
  const remarks = String(useWatch({ name: 'remarks' }) ?? '');
  const { setValue } = useFormContext();
  const adviceOn = (measure: Measure, index: number) =>
    adviceFor(verdictOf(values[index] ?? null, water.limitsFor(point, measure)), water.normOf(point, measure));
  // Two norms may advise the same.
  const advices = [...new Set(MEASURES.map(adviceOn).filter(Boolean))];
  if (advices.length === 0) return null;
  return (
    <Alert severity="warning" role="group" aria-label={waterTexts.advice} sx={{ mb: 2, '& > *': { minWidth: 0 } }}>
      {advices.map((advice) => {
        const isIn = remarks.includes(advice);
        return (
          <Box key={advice} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <span>{advice}</span>
            <Button
              size="small"
              color="inherit"
              aria-label={isIn ? undefined : waterTexts.addOf(advice)}
              // Not `disabled`: it has the focus.
              aria-disabled={isIn}
              onClick={() => isIn || setValue('remarks', withLine(remarks, advice), { shouldDirty: true })}
            >
              {isIn ? waterTexts.added : waterTexts.add}
            </Button>
          </Box>
        );
      })}
    </Alert>
  );
};
