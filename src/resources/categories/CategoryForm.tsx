import { TextInput } from 'react-admin';
import { ColorInput } from '../../ui/inputs/ColorInput';
import { FlagInput } from '../../ui/inputs/FlagInput';
import { ImageInput } from '../../ui/inputs/ImageInput';
import { ShopInput } from '../../ui/inputs/SelectInput';
import { Columns } from '../../ui/page/formLayout';

/** The image is required only when creating (section 5). */
export const CategoryForm = ({ isNew }: { isNew: boolean }) => (
  <>
    <FlagInput source="category_active" />
    <Columns>
      <TextInput source="category_title" isRequired />
      <ShopInput source="shop_id" isRequired />
    </Columns>
    <ColorInput source="category_color" />
    <ImageInput source="category_image" isRequired={isNew} />
  </>
);
