import { useTranslate } from 'react-admin';
import { CategorySelect } from '../../ui/CategorySelect';
import { Columns } from '../../ui/Columns';
import { ColorInput } from '../../ui/inputs/ColorInput';
import { FlagInput } from '../../ui/inputs/FlagInput';
import { ImageInput } from '../../ui/inputs/ImageInput';
import { TextInput } from '../../ui/inputs/TextInput';
import { useTextField } from '../../ui/inputs/useTextField';

/** The image is required on create alone (section 5). */
export const SubcategoryForm = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <FlagInput source="subcategory_active" />
    <Columns>
      <TextInput source="subcategory_title" isRequired />
      <ParentInput />
    </Columns>
    <ColorInput source="subcategory_color" />
    <ImageInput source="subcategory_image" isRequired={isNew} />
  </>
);

/** The category it stands in, of either shop. */
const ParentInput = () => {
  const translate = useTranslate();
  const field = useTextField({ source: 'product_category_id', isRequired: true });
  return <CategorySelect {...field} emptyText={translate('subcategories.chooseCategory')} />;
};
