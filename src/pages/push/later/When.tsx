import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { scheduledPushTexts } from '../../../../i18n/nl/late/scheduledPushes';
import { DateTimeFields } from '../../../ui/inputs/DateTimeFields';
import type { useSendTime } from './useSendTime';

interface WhenProps {
  isLater: boolean;
  onLater: (isLater: boolean) => void;
  value: string;
  onChange: (moment: string) => void;
  time: ReturnType<typeof useSendTime>;
  disabled: boolean;
}

/** Now or later, and when. */
export const When = ({ isLater, onLater, value, onChange, time, disabled }: WhenProps) => {
  const id = useId();
  return (
    <FormControl disabled={disabled}>
      <FormLabel id={id}>{scheduledPushTexts.when}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={isLater ? 'later' : 'now'}
        onChange={(_, chosen) => onLater(chosen === 'later')}
      >
        {(['now', 'later'] as const).map((choice) => (
          <FormControlLabel key={choice} value={choice} control={<Radio />} label={scheduledPushTexts[choice]} />
        ))}
      </RadioGroup>
      {isLater && (
        <DateTimeFields
          id={`${id}-at`}
          value={value}
          onChange={onChange}
          onBlur={time.leave}
          error={time.error}
          isRequired
          disabled={disabled}
        />
      )}
      {isLater && (
        <Typography variant="body2" role="status">
          {time.isTwice && scheduledPushTexts.twice[time.isTwice]}
        </Typography>
      )}
    </FormControl>
  );
};
