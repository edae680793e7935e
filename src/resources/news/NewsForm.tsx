import { TextInput } from 'react-admin';
import { ImageInput } from '../../ui/inputs/ImageInput';
import { ShopInput } from '../../ui/inputs/SelectInput';

/** The image is required only when creating (section 5). */
export const NewsForm = ({ isNew }: { isNew: boolean }) => (
  <>
    <ShopInput source="shop_id" isRequired />
    <TextInput source="title" isRequired />
    <TextInput source="description" isRequired multiline minRows={6} />
    <ImageInput source="image" isRequired={isNew} />
  </>
);
