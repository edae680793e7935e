import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** Of the telephone, light or dark. */
const DEEP_WATER = '#0b4a52';

/** A contrast theme takes the backgrounds away, and gives this line its colour. */
const lined = { outline: '1px solid transparent' } as const;

/** The message as a locked telephone shows it; `time` null is now. */
export const Preview = ({ shop, message, time }: { shop: string; message: string; time: string | null }) => {
  const translate = useTranslate();
  return (
    <Box
      role="img"
      aria-label={translate('push.preview')}
      sx={{
        ...lined,
        width: 300,
        minHeight: 300,
        mx: { xs: 'auto', md: 0 },
        p: 2,
        pt: 6,
        borderRadius: '28px',
        bgcolor: DEEP_WATER,
      }}
    >
      <Box sx={{ ...lined, p: 1.5, borderRadius: '14px', bgcolor: 'background.paper', boxShadow: 1 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {shop}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {time ?? translate('push.now')}
          </Typography>
        </Box>
        <Typography
          variant="body2"
          color={message ? 'text.primary' : 'text.secondary'}
          sx={{
            ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 4 },
            ...{ overflow: 'hidden', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
          }}
        >
          {message || translate('push.previewEmpty')}
        </Typography>
      </Box>
    </Box>
  );
};
