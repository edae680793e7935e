import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { differingParts } from '../lib/differingParts';
import { StoredValue } from '../ui/inputs/StoredValue';
import { FORM_WIDTH } from '../ui/page/formLayout';
import { useFocusGivenBack } from '../ui/page/useFocusGivenBack';
import { useTimeAgo } from '../ui/page/useTimeAgo';
import { visuallyHidden } from '../ui/page/visuallyHidden';
import { DraftChoices, type DraftChoicesProps } from './DraftChoices';

/** A field whose draft differs from the record. */
interface Difference {
  field: string;
  stored: unknown;
  mine: unknown;
}

interface DraftOfferProps extends DraftChoicesProps {
  savedAt: number;
  differences: readonly Difference[];
  labelOf: (field: string) => ReactNode;
  /** A new record has no stored values to show. */
  isNew: boolean;
  /** The new record may be there already, and would be made a second time. */
  isMaybeSaved?: boolean;
  /** The new record is there, and this was typed since. */
  isMade?: boolean;
}

/** Offers a draft of an earlier visit, compared with the stored values. Restores nothing by itself. */
export const DraftOffer = ({
  savedAt,
  differences,
  labelOf,
  isNew,
  isMaybeSaved,
  isMade,
  ...choices
}: DraftOfferProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const titleId = useId();
  const ago = useTimeAgo(savedAt);
  return (
    <Card
      ref={useFocusGivenBack<HTMLDivElement>()}
      component="section"
      aria-labelledby={titleId}
      sx={{ maxWidth: FORM_WIDTH, mb: 2, p: { xs: 2, sm: 3 } }}
    >
      <Typography component="h2" variant="subtitle1" id={titleId} sx={{ fontWeight: 600 }}>
        {translate('drafts.title', { ago })}
      </Typography>
      {isNew && isMaybeSaved && <Typography sx={{ mt: 1 }}>{translate('drafts.maybeSaved')}</Typography>}
      {isMade && <Typography sx={{ mt: 1 }}>{translate('drafts.isMade')}</Typography>}
      <Differences>
        {differences.map((difference) => {
          const { field } = difference;
          const [stored, mine] = differingParts(difference.stored, difference.mine);
          return (
            <div key={field}>
              <dt>{labelOf(field)}</dt>
              <dd>
                {!isNew && (
                  <>
                    <Hidden>{translate('drafts.stored')} </Hidden>
                    <span>
                      <StoredValue resource={resource} field={field} value={stored} />
                    </span>{' '}
                    <span aria-hidden>→</span> <Hidden>{translate('drafts.mine')} </Hidden>
                  </>
                )}
                <ins>
                  <StoredValue resource={resource} field={field} value={mine} />
                </ins>
              </dd>
            </div>
          );
        })}
      </Differences>
      <Stack direction="row" sx={{ gap: 1 }}>
        <DraftChoices {...choices} />
      </Stack>
    </Card>
  );
};

const Hidden = styled('span')(visuallyHidden);

const Differences = styled('dl')(({ theme }) => ({
  margin: theme.spacing(1, 0, 1.5),
  overflowWrap: 'anywhere',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '12rem 1fr',
    columnGap: theme.spacing(2),
    padding: theme.spacing(0.5, 0),
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
  },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap' },
  '& dd > span': { color: theme.palette.text.secondary },
  '& ins': { fontWeight: 500, textDecoration: 'none' },
}));
