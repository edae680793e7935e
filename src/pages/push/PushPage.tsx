import SendIcon from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useRedirect, useTranslate } from 'react-admin';
import { DraftOfValues } from '../../drafts/DraftOfValues';
import { useDraft } from '../../drafts/useDraft';
import { useClient } from '../../provider/ClientContext';
import { useShops } from '../../provider/useShops';
import { LEAVES_CHANGES } from '../../ui/heldAddresses';
import { PageHeading } from '../../ui/PageHeading';
import { DEFAULT_PUSH_SHOP, PUSH_MESSAGE_LONGER_THAN } from '../../v2/constants';
import { endpoints } from '../../v2/endpoints';
import { messageLength } from '../../v2/entities/push';

const EMPTY = { message: '', shop: DEFAULT_PUSH_SHOP as string };
const WIDTH = 640;
/** Where a message that could not be sent waits, as long as the app is there. */
const UNSENT = ['unsent-push'];

/**
 * One message to everyone with a shop's app. It goes out once however often the button is pressed, and the
 * user goes home whatever the answer; after a failure, silent by section 8, the text waits here.
 */
export const PushPage = () => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const client = useClient();
  const shops = useShops();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(() => queryClient.getQueryData<typeof EMPTY>(UNSENT) ?? EMPTY);
  const draft = useDraft();
  const [isSending, setSending] = useState(false);
  const [isOver, setOver] = useState(false);
  const isSent = useRef(false);
  const { message, shop } = typed;
  const isLongEnough = messageLength(message) > PUSH_MESSAGE_LONGER_THAN;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isLongEnough || isSent.current) return;
    isSent.current = true;
    setSending(true);
    try {
      await client.call(endpoints.push.sendNotification, { params: { shop }, body: { message } });
      queryClient.removeQueries({ queryKey: UNSENT });
      draft.done();
    } catch {
      // Section 8: a push failure returns home silently. The text stays.
      queryClient.setQueryDefaults(UNSENT, { gcTime: Number.POSITIVE_INFINITY });
      queryClient.setQueryData(UNSENT, typed);
      draft.stop();
    }
    setOver(true);
    redirect('/', undefined, undefined, undefined, LEAVES_CHANGES);
  };

  return (
    <>
      <PageHeading title={translate('push.title')} />
      <Box sx={{ maxWidth: WIDTH }}>
        <DraftOfValues
          draft={draft}
          values={typed}
          empty={EMPTY}
          isSaving={isSending}
          isOver={isOver}
          labelOf={(field) => translate(`push.${field}`)}
          onPutBack={setTyped}
        />
      </Box>
      <Card sx={{ maxWidth: WIDTH }}>
        <Stack component="form" onSubmit={send} spacing={2.5} sx={{ p: { xs: 2, sm: 3 }, alignItems: 'flex-start' }}>
          <TextField
            select
            label={translate('push.shop')}
            value={shop}
            onChange={(event) => setTyped({ ...typed, shop: event.target.value })}
          >
            {shops.map(({ name }) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={translate('push.message')}
            value={message}
            onChange={(event) => setTyped({ ...typed, message: event.target.value })}
            multiline
            minRows={4}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
          <Typography color="text.secondary">{translate('push.hint')}</Typography>
          <Button type="submit" variant="contained" startIcon={<SendIcon />} disabled={!isLongEnough || isSending}>
            {translate(isSending ? 'push.sending' : 'push.send')}
          </Button>
        </Stack>
      </Card>
    </>
  );
};
