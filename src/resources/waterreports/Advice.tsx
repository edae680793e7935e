import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { waterTexts } from '../../../i18n/nl/late/water';
import { numberOf } from '../../lib/decimals';
import { adviceFor, limitsOf, verdictOf, withLine } from '../../lib/water';
import { MEASURES, type SamplingPoint } from '../../v2/entities/norm';
import type { Water } from './useWater';

/** What to do about the values outside their norm. A press adds it to the remarks, and keeps what is there. */
export const Advice = ({ point, water }: { point: SamplingPoint; water: Water }) => {
  const values: unknown[] = useWatch({ name: [...MEASURES] });
  const remarks = String(useWatch({ name: 'remarks' }) ?? '');
  const { setValue } = useFormContext();
  const advices = MEASURES.flatMap((measure, index) => {
    const norm = water.normOf(point, measure);
    const verdict = verdictOf(numberOf(String(values[index] ?? '')), norm && limitsOf(norm));
    return adviceFor(verdict, norm) || [];
  });
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
