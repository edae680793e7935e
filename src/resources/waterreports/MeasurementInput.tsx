import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import { Fragment, useEffect, useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { waterTexts } from '../../../i18n/nl/late/water';
import { numberOf } from '../../lib/decimals';
import { measurementHint } from '../../lib/hints';
import { verdictOf } from '../../lib/water';
import { beforeText, normText, verdictText } from '../../lib/waterText';
import { DecimalInput } from '../../ui/inputs/DecimalInput';
import { Said } from '../../ui/page/Said';
import type { Measure, SamplingPoint } from '../../v2/entities/norm';
import type { WaterReport } from '../../v2/entities/waterreport';
import type { Water } from './useWater';
import { VerdictMark } from './VerdictMark';

interface MeasurementInputProps {
  source: Measure;
  point: SamplingPoint;
  water: Water;
  /** The report before this one, of the same kind of water; null for none, undefined while unknown. */
  before: WaterReport | null | undefined;
}

/**
 * What is typed in these fields; null for what is no number, for what the form refuses, and for what was most likely
 * mistyped, as '1.250': of that nothing is said but this.
 */
export const useMeasured = (measures: readonly Measure[]): (number | null)[] => {
  const typed: unknown[] = useWatch({ name: [...measures] });
  const { errors } = useFormState();
  return measures.map((measure, index) => {
    const text = String(typed[index] ?? '');
    return errors[measure] || measurementHint(text) ? null : numberOf(text);
  });
};

/** A measured value with its unit; below it the norm, the value of last time and the verdict, which describe it. */
export const MeasurementInput = ({ source, point, water, before }: MeasurementInputProps) => {
  const id = useId();
  const readingId = `${id}-reading`;
  const [value = null] = useMeasured([source]);
  const limits = water.limitsFor(point, source);
  const verdict = verdictOf(value, limits);
  const unit = waterTexts.units[source];
  return (
    <Box sx={{ mb: 2, '& .MuiFormHelperText-root:empty': { mt: 0 } }}>
      <DecimalInput
        source={source}
        id={id}
        isRequired
        // No line is kept free for a hint: what is read below stands at its field, not between it and the next.
        helperText={<Fragment />}
        hintOf={measurementHint}
        slotProps={{
          htmlInput: { inputMode: 'decimal', 'aria-describedby': `${id}-helper-text ${readingId}` },
          ...(unit && { input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } }),
        }}
      />
      {/* Room for its three lines, which come one by one: the next field does not move under a thumb. */}
      <Typography
        id={readingId}
        component="div"
        variant="body2"
        color="text.secondary"
        sx={{ mt: 0.5, mx: '2px', minHeight: '4.5rem' }}
      >
        {water.isSettled && !water.hasFailed && <div>{normText(limits, source)}</div>}
        {before !== undefined && <div>{beforeText(before, source, value)}</div>}
        <Box sx={{ minHeight: '1.5rem' }}>
          <VerdictMark verdict={verdict} />
        </Box>
      </Typography>
      <Announced name={waterTexts.measures[source]} text={verdictText(verdict)} />
    </Box>
  );
};

const PAUSE_MS = 1000;

/** Tells a screen reader a changed verdict once the typing pauses, and nothing when the form opens. */
const Announced = ({ name, text }: { name: string; text: string }) => {
  const [told, setTold] = useState(text);
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (text === told) return;
    const timer = setTimeout(() => {
      setTold(text);
      setChanged(true);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, told]);
  return <Said>{isChanged && told && `${name}: ${told}`}</Said>;
};
