import Box from '@mui/material/Box';
import { numberOf } from '../../lib/decimals';
import { verdictOf } from '../../lib/water';
import { withComma } from '../../v2/decimalNotation';
import type { Measure } from '../../v2/entities/norm';
import type { WaterReport } from '../../v2/entities/waterreport';
import type { Water } from './useWater';
import { VerdictMark } from './VerdictMark';

/** A value of a stored report, with its verdict when it is outside the norm. */
export const MeasuredValue = ({ report, measure, water }: { report: WaterReport; measure: Measure; water: Water }) => {
  const limits = water.limitsFor(water.pointOf(report), measure);
  const verdict = verdictOf(numberOf(report[measure]), limits);
  return (
    <>
      {withComma(report[measure])}
      {'side' in verdict && (
        <Box component="span" sx={{ display: 'block' }}>
          <VerdictMark verdict={verdict} />
        </Box>
      )}
    </>
  );
};
