import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { fieldName, fieldText } from '../../lib/leadFields';
import { textOfKey } from '../../lib/textOfKey';
import { useV2Query } from '../../provider/reads/ClientContext';
import { Panel } from '../../ui/page/Panel';
import { endpoints } from '../../v2/endpoints';

/** All fields of a lead, as plain text. */
export const LeadDetails = ({ leadId, onClose }: { leadId: number; onClose: () => void }) => {
  const translate = useTranslate();
  const lead = useV2Query(endpoints.b2binsights.one, { leadId });
  const title = translate('b2binsights.detailsTitle', { id: leadId });
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': title, role: 'dialog', sx: { width: { xs: 1, sm: 440 }, p: 2 } } }}
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
          <Box component="dl" sx={{ m: 0 }}>
            {Object.entries(fields).map(([field, value]) => (
              <Box key={field} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
                <Typography component="dt" variant="body2" color="text.secondary">
                  {textOfKey(translate, `b2binsights.columns.${field}`, fieldName(field))}
                </Typography>
                <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {fieldText(field, value) || translate('b2binsights.empty')}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </Panel>
    </Drawer>
  );
};
