import { TextInput, useTranslate } from 'react-admin';
import { FlagInput } from '../../ui/inputs/FlagInput';
import { ImageInput } from '../../ui/inputs/ImageInput';
import { Columns, FormSection } from '../../ui/page/formLayout';
import { PictureGroup } from '../../ui/pictures/PictureGroup';

export const MarketForm = () => {
  const translate = useTranslate();
  return (
    <>
      <FlagInput source="published" />
      <TextInput source="title" isRequired />
      <TextInput source="description" isRequired multiline minRows={4} />
      <FormSection>{translate('market.sections.company')}</FormSection>
      <Columns>
        <TextInput source="company_name" />
        <TextInput source="company_contact" />
      </Columns>
      <Columns>
        <TextInput source="company_address" />
        <TextInput source="company_zip" />
        <TextInput source="company_place" />
      </Columns>
      <Columns>
        <TextInput source="company_email" />
        <TextInput source="company_phone" type="tel" />
      </Columns>
      <FormSection>{translate('market.sections.images')}</FormSection>
      <PictureGroup>
        <ImageInput source="main_image" removable />
        <ImageInput source="image_1" removable />
        <ImageInput source="image_2" removable />
      </PictureGroup>
    </>
  );
};
