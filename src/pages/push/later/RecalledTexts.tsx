import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { scheduledPushTexts } from '../../../../i18n/nl/late/scheduledPushes';
import type { Recalled } from '../../../drafts/recalledPushes';
import { formatDateTime } from '../../../lib/dates';
import { focusBeside } from '../../../ui/page/focusBeside';

interface RecalledTextsProps {
  recalled: readonly Recalled[];
  /** False while something else stands in the fields. */
  canPutBack: boolean;
  onPutBack: (push: Recalled) => void;
  onThrowAway: (push: Recalled) => void;
}

/** The pushes that were called back and do not stand in the fields. */
export const RecalledTexts = ({ recalled, canPutBack, onPutBack, onThrowAway }: RecalledTextsProps) =>
  recalled.map((push) => (
    <Alert key={push.id} severity="info" sx={{ mb: 2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      <strong>
        {scheduledPushTexts[push.isAsked ? 'asideMaybe' : 'aside'](formatDateTime(push.send_at), push.shop_name)}
      </strong>
      {`\n${push.message}`}
      {!push.isAsked && (
        <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
          {canPutBack && (
            <Button size="small" variant="outlined" onClick={() => onPutBack(push)}>
              {scheduledPushTexts.putBack}
            </Button>
          )}
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget)();
              onThrowAway(push);
            }}
          >
            {scheduledPushTexts.throwAway}
          </Button>
        </Stack>
      )}
    </Alert>
  ));
