import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DecimalInput, PriceInput } from '../../ui/inputs/DecimalInput';
import { FlagInput } from '../../ui/inputs/FlagInput';
import { ImageInput } from '../../ui/inputs/ImageInput';
import { Columns, FormSection } from '../../ui/page/formLayout';
import { actionPriceHint } from './actionPriceHint';
import { ProductPlacesInput } from './ProductPlacesInput';

const ActionPriceInput = () => {
  const price = String(useWatch({ name: 'main_price' }) ?? '');
  return <PriceInput source="discount_price" hintOf={(text) => actionPriceHint(text, price)} />;
};

/**
 * A product's fields in the user's order. The two King article numbers have no input (section 3), but the form keeps
 * and sends their values. The image is required only when creating (section 5).
 */
export const ProductForm = ({ isNew }: { isNew: boolean }) => {
  const translate = useTranslate();
  return (
    <>
      <FlagInput source="active" />
      <TextInput source="main_title" isRequired />
      <TextInput source="main_description" isRequired multiline minRows={3} />
      <TextInput source="tech_description" multiline minRows={3} />
      <ImageInput source="main_image" isRequired={isNew} />
      <Columns>
        <TextInput source="sku" />
        <TextInput source="product_type" />
        <DecimalInput source="weight" />
      </Columns>
      <FormSection>{translate('products.sections.price')}</FormSection>
      <Columns>
        <PriceInput source="main_price" />
        <ActionPriceInput />
      </Columns>
      <FlagInput source="discount_price_active" />
      <FormSection>{translate('products.sections.shops')}</FormSection>
      <ProductPlacesInput />
    </>
  );
};
