import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCreatePath, useTranslate } from 'react-admin';
import { fieldName, fieldText } from '../../lib/leadFields';
import { textOfKey } from '../../lib/textOfKey';
import { useV2Query } from '../../provider/reads/ClientContext';
import { LinkButton } from '../../ui/page/LinkButton';
import { Panel } from '../../ui/page/Panel';
import { endpoints } from '../../v2/endpoints';

const WEBSITE = /^(https?:\/\/|www\.)\S+$/;

const Text = ({ children: text }: { children: string }) =>
  WEBSITE.test(text) ? (
    <Link href={text.replace(/^www\./, 'https://$&')} target="_blank" rel="noopener noreferrer">
      {text}
    </Link>
  ) : (
    text
  );

/** Where a lead and a customer have the same: [the lead's field, the customer's]. */
const SHARED = [
  ['company_name', 'company_name'],
  ['place', 'company_place'],
  ['contactpersoon', 'name'],
  ['telefoon', 'company_phone'],
] as const;

/** To the form of a new customer, filled in with what a lead and a customer both have; nothing for a lead without a company. */
const NewCustomer = ({ lead }: { lead: Record<string, unknown> }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const shared = SHARED.flatMap(([of, to]) => (typeof lead[of] === 'string' ? [[to, lead[of]]] : []));
  const record = Object.fromEntries(shared);
  if (!record.company_name) return null;
  const source = encodeURIComponent(JSON.stringify(record));
  return (
    <LinkButton to={`${createPath({ resource: 'customers', type: 'create' })}?source=${source}`} variant="contained">
      {translate('b2binsights.newCustomer')}
    </LinkButton>
  );
};

/** All fields of a lead, as plain text, and the way to a new customer with its name. */
export const LeadDetails = ({ leadId, onClose }: { leadId: number; onClose: () => void }) => {
  const translate = useTranslate();
  const lead = useV2Query(endpoints.b2binsights.one, { leadId });
  const title = translate('b2binsights.detailsTitle', { id: leadId });
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': title,
          role: 'dialog',
          sx: { width: { xs: 1, sm: 440 }, '& > .card': { border: 0, borderRadius: 0 } },
        },
      }}
    >
      <Panel
        title={title}
        query={lead}
        overview={null}
        actions={
          <IconButton aria-label={translate('ra.action.close')} onClick={onClose} autoFocus>
            <CloseIcon />
          </IconButton>
        }
      >
        {(fields) => (
          <>
            <Box component="dl" sx={{ mt: 0, mb: 2 }}>
              {Object.entries(fields).map(([field, value]) => (
                <Box key={field} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
                  <Typography component="dt" variant="body2" color="text.secondary">
                    {textOfKey(translate, `b2binsights.columns.${field}`, fieldName(field))}
                  </Typography>
                  <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                    <Text>{fieldText(field, value) || translate('b2binsights.empty')}</Text>
                  </Typography>
                </Box>
              ))}
            </Box>
            <NewCustomer lead={fields} />
          </>
        )}
      </Panel>
    </Drawer>
  );
};
