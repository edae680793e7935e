import { zodResolver } from '@hookform/resolvers/zod';
import SaveIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Form, type FormProps, useSaveContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { UnsavedGuard } from './UnsavedGuard';

/** A record's schema: form values in, body out. The rule that the server checks too. */
export type FormSchema = z.ZodType<Record<string, unknown>, unknown>;

/** The inputs of a form with its save button; keeps what was typed until the server said OK. */
export const FormCard = ({
  schema,
  children,
  actions,
  ...form
}: { schema: FormSchema; children: ReactNode; actions?: ReactNode } & Omit<FormProps, 'resolver' | 'children'>) => (
  <Form resolver={zodResolver(schema as z.ZodType<Record<string, unknown>, Record<string, unknown>>)} {...form}>
    <UnsavedGuard />
    <Card sx={{ maxWidth: 960 }}>
      <Stack sx={{ p: { xs: 2, sm: 3 } }}>{children}</Stack>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: { xs: 2, sm: 3 },
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          position: 'sticky',
          bottom: 0,
          bgcolor: 'background.paper',
          zIndex: 1,
        }}
      >
        <SubmitButton />
        <Box sx={{ flexGrow: 1 }} />
        {actions}
      </Box>
    </Card>
  </Form>
);

const SubmitButton = () => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" startIcon={<SaveIcon />} disabled={saving || isSubmitting}>
      {translate('ra.action.save')}
    </Button>
  );
};
