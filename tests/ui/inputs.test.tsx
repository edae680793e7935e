import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext, Form, minLength, ResourceContextProvider, required } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { i18nProvider } from '../../i18n/i18nProvider';
import { ColorInput } from '../../src/ui/inputs/ColorInput';
import { DecimalInput, PriceInput } from '../../src/ui/inputs/DecimalInput';
import { FlagInput } from '../../src/ui/inputs/FlagInput';
import { ImageInput } from '../../src/ui/inputs/ImageInput';
import { hasUnsavedWork } from '../../src/ui/leave/unsavedWork';
import { PictureEditor } from '../../src/ui/pictures/PictureEditor';
import { PictureGroup } from '../../src/ui/pictures/PictureGroup';
import { imageTypeOf } from '../../src/v2/imageType';
import { gate } from '../support/gate';
import { aGif, aJpeg, aPng, aWebp, withExif } from '../support/pictures';
import { renderInDutch } from './inDutch';

let values: Record<string, unknown> = {};
const Values = () => {
  const all = useWatch();
  useEffect(() => {
    values = all;
  });
  return null;
};

/** A form of a product with these values and inputs; `values` is what would be sent. */
const form = (record: Record<string, unknown>, inputs: ReactNode, onSubmit?: (sent: object) => void) =>
  renderInDutch(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ResourceContextProvider value="products">
        <Form record={{ id: 1, ...record }} {...(onSubmit ? { onSubmit } : {})}>
          {inputs}
          <Values />
        </Form>
      </ResourceContextProvider>
    </CoreAdminContext>,
  );

describe('a text', () => {
  test("says what react-admin's own validators find, as its stock counterpart does", async () => {
    form({ sku: 'abc' }, [
      <TextInput key="sku" source="sku" validate={[required(), minLength(3)]} />,
      <button key="save" type="submit">
        Opslaan
      </button>,
    ]);
    const user = userEvent.setup();
    await user.clear(screen.getByRole('textbox'));
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await screen.findByText('Verplicht');
    await user.type(screen.getByRole('textbox'), 'x');
    await screen.findByText('Vul minstens 3 tekens in');
  });
});

describe('a flag', () => {
  test.each([
    [1, true, 0],
    [0, false, 1],
    ['1', true, 0],
    [undefined, false, 1],
  ])('%j is shown checked %s, and becomes %j', async (stored, isChecked, next) => {
    form({ active: stored }, <FlagInput source="active" />);
    const box = screen.getByRole('checkbox', { name: 'Actief' });
    expect(box).toHaveProperty('checked', isChecked);
    await userEvent.click(box);
    expect(values.active).toBe(next);
  });
});

describe('a price', () => {
  const typed = () => screen.getByRole('textbox', { name: 'Prijs excl. btw' });

  test('is shown with a comma, accepts both, and shows itself including VAT', async () => {
    form({ main_price: '12.50' }, <PriceInput source="main_price" />);
    expect(typed()).toHaveProperty('value', '12,50');
    expect(screen.getByText('€ 15,13 incl. btw')).toBeTruthy();
    await userEvent.clear(typed());
    expect(screen.queryByText(/incl. btw/)).toBeNull();
    await userEvent.type(typed(), '1.234,56');
    expect(typed()).toHaveProperty('value', '1.234,56');
    expect(values.main_price).toBe('1.234,56');
    expect(screen.getByText('€ 1.493,82 incl. btw')).toBeTruthy();
    await userEvent.tab();
    expect(typed()).toHaveProperty('value', '1234,56');
  });

  test.each([
    ['€\u00a084,50', '84,50'],
    ['84,50 €', '84,50'],
    [' € 1.234,50 ', '1.234,50'],
    ['EUR 12.50', '12.50'],
    ['-€ 3', '-3'],
    ['€ 1.250,-', '1.250,00'],
    ['12 euro', '12'],
    // No amount stays as it is typed, for the rule to refuse.
    ['€', '€'],
    ['€ 12 per stuk', '€ 12 per stuk'],
  ])('pasted as %j is %j', async (pasted, value) => {
    form({ main_price: '' }, <PriceInput source="main_price" />);
    await userEvent.click(typed());
    await userEvent.paste(pasted);
    expect(typed()).toHaveProperty('value', pasted);
    expect(values.main_price).toBe(value);
  });

  test('gets a hint while it is typed when it is probably wrong, and is taken all the same', async () => {
    form({ main_price: '' }, <PriceInput source="main_price" />);
    await userEvent.type(typed(), '-1,5');
    expect(screen.getByText('Dit is onder nul. Klopt dat?')).toBeTruthy();
    expect(screen.getByText('€ -1,82 incl. btw')).toBeTruthy();
    expect(typed().getAttribute('aria-invalid')).toBe('false');
    expect(values.main_price).toBe('-1,5');
    await userEvent.clear(typed());
    await userEvent.type(typed(), '1.234');
    expect(screen.getByText(/^Dit zijn drie cijfers achter de komma/)).toBeTruthy();
    await userEvent.type(typed(), ',5');
    expect(screen.queryByText(/achter de komma|Klopt dat/)).toBeNull();
  });
});

test('any decimal gets a hint where a dot between thousands would be read as a comma: 1.098 kg', async () => {
  form({ weight: '' }, <DecimalInput source="weight" />);
  const typed = screen.getByRole('textbox');
  await userEvent.type(typed, '1.098');
  expect(screen.getByText(/^Dit zijn drie cijfers achter de komma/)).toBeTruthy();
  await userEvent.type(typed, '5');
  expect(screen.getByText('Dit heeft meer dan twee cijfers achter de komma. Klopt dat?')).toBeTruthy();
  await userEvent.clear(typed);
  await userEvent.type(typed, '1098');
  expect(screen.queryByText(/achter de komma|Klopt dat/)).toBeNull();
});

describe('a colour', () => {
  const typed = () => screen.getByRole('textbox');

  test.each(['#2E7D32', '3a7'])('stored as %s stays so when it is only passed by', async (stored) => {
    form({ category_color: stored }, <ColorInput source="category_color" />);
    await userEvent.click(typed());
    await userEvent.tab();
    expect(values.category_color).toBe(stored);
  });

  test('that is typed is put in the notation of v2', async () => {
    form({ category_color: '#ffffff' }, <ColorInput source="category_color" />);
    await userEvent.clear(typed());
    await userEvent.type(typed(), '3A7');
    await userEvent.tab();
    expect(values.category_color).toBe('#33aa77');
  });

  test('that is none says so, and stays', async () => {
    form({ category_color: '' }, <ColorInput source="category_color" />);
    const help = 'Kies een kleur of typ een code, bijvoorbeeld #2e7d32.';
    expect(screen.getByText(help)).toBeTruthy();
    expect(screen.queryByText('Dit is geen kleurcode.')).toBeNull();
    await userEvent.type(typed(), 'geen kleur');
    expect(screen.getByText('Dit is geen kleurcode.')).toBeTruthy();
    expect(screen.getByText(help)).toBeTruthy();
    await userEvent.tab();
    expect(values.category_color).toBe('geen kleur');
  });
});

const asFile = (bytes: Buffer, name: string, type: string) => new File([new Uint8Array(bytes)], name, { type });
const asDataUrl = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString('base64')}`;
const drawn: { width: number; height: number; type: string }[] = [];
/** A browser that decodes every picture to this size, with a pixel of this alpha, and writes what it draws as the given bytes. */
const decodes = (width: number, height: number, written: (type: string) => Buffer = () => aJpeg(), alpha = 255) => {
  // Safari before 17.2 refuses an option.
  vi.stubGlobal('createImageBitmap', async (_: Blob, ...options: unknown[]) => {
    if (options.length > 0) throw new TypeError('Type error');
    return { width, height, close: () => {} };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => {},
    fillRect: () => {},
    setTransform: () => {},
    getImageData: () => ({ data: new Uint8ClampedArray([0, 0, 0, alpha]) }),
  } as unknown as GPUCanvasContext & CanvasRenderingContext2D);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type = 'image/png',
  ) {
    drawn.push({ width: this.width, height: this.height, type });
    const bytes = new Uint8Array(written(type));
    done(new Blob([bytes], { type: imageTypeOf(bytes) ?? type }));
  });
};

describe('an image', () => {
  beforeEach(() => {
    drawn.length = 0;
    decodes(800, 600);
  });
  const group = () => screen.getByRole('group', { name: 'Afbeelding' });
  const chooser = () => within(group()).getByLabelText('Afbeelding', { selector: 'input' });
  const preview = () => within(group()).queryByRole('img', { name: 'Gekozen afbeelding' })?.getAttribute('src');

  /** A form with a stored image that may be removed. Returns what it sends. */
  const formOfStored = () => {
    const sent: object[] = [];
    form(
      { main_image: '/v2/images/a' },
      <>
        <ImageInput source="main_image" removable />
        <button type="submit">Opslaan</button>
      </>,
      (one) => sent.push(one),
    );
    return sent;
  };

  test('is chosen, shown, replaced and removed; a small one goes out as it is', async () => {
    form({ main_image: null }, <ImageInput source="main_image" removable />);
    expect(screen.getByRole('button', { name: 'Kies een afbeelding' })).toBeTruthy();
    await userEvent.upload(chooser(), asFile(aPng(), 'a.png', 'image/png'));
    await waitFor(() => expect(values.main_image).toBe(asDataUrl(aPng(), 'image/png')));
    expect(preview()).toBe(values.main_image);
    expect(drawn).toEqual([]);
    expect(screen.getByRole('button', { name: 'Vervangen' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }));
    expect(values.main_image).toBeNull();
    expect(preview()).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kies een afbeelding' }));
  });

  test('cannot be removed where the field must keep one', () => {
    form({ main_image: '/v2/images/a' }, <ImageInput source="main_image" />);
    expect(preview()).toBe('/v2/images/a');
    expect(screen.queryByRole('button', { name: 'Verwijderen' })).toBeNull();
  });

  test('is taken when dropped or pasted', async () => {
    form({ main_image: null }, <ImageInput source="main_image" />);
    fireEvent.drop(group(), { dataTransfer: { files: [asFile(aGif(), 'a.gif', 'image/gif')] } });
    await waitFor(() => expect(values.main_image).toBe(asDataUrl(aGif(), 'image/gif')));
    fireEvent.paste(screen.getByRole('button', { name: 'Vervangen' }), {
      clipboardData: { files: [asFile(aJpeg(), '', 'image/jpeg')] },
    });
    await waitFor(() => expect(values.main_image).toBe(asDataUrl(aJpeg(), 'image/jpeg')));
  });

  test('that is a large photo is drawn anew, 1600 pixels on its longest side', async () => {
    decodes(3024, 4032);
    form({ main_image: null }, <ImageInput source="main_image" />);
    const photo = Buffer.concat([aJpeg({ width: 4032, height: 3024 }), Buffer.alloc(3_200_000)]);
    await userEvent.upload(chooser(), asFile(photo, 'foto.jpg', 'image/jpeg'));
    await waitFor(() => expect(values.main_image).toBe(asDataUrl(aJpeg(), 'image/jpeg')));
    expect(drawn).toEqual([{ width: 1200, height: 1600, type: 'image/jpeg' }]);
    expect(group().textContent).toContain('Verkleind: 3,2 MB → 1 kB');
  });

  test('that tells where it was taken is drawn anew, however small; without that it goes as it is', async () => {
    decodes(800, 600, () => aJpeg({ width: 800, height: 600 }));
    form({ main_image: null }, <ImageInput source="main_image" />);
    await userEvent.upload(chooser(), asFile(aJpeg(), 'a.jpg', 'image/jpeg'));
    await waitFor(() => expect(values.main_image).toBe(asDataUrl(aJpeg(), 'image/jpeg')));
    expect(drawn).toEqual([]);
    await userEvent.upload(chooser(), asFile(withExif(aJpeg()), 'foto.jpg', 'image/jpeg'));
    await waitFor(() => expect(values.main_image).toBe(asDataUrl(aJpeg({ width: 800, height: 600 }), 'image/jpeg')));
    expect(drawn).toEqual([{ width: 800, height: 600, type: 'image/jpeg' }]);
  });

  test('that becomes larger when it is drawn anew is not called shrunk', async () => {
    decodes(800, 600, () => Buffer.concat([aJpeg(), Buffer.alloc(30_000)]));
    form({ main_image: null }, <ImageInput source="main_image" />);
    await userEvent.upload(chooser(), asFile(withExif(aJpeg()), 'foto.jpg', 'image/jpeg'));
    await waitFor(() => expect(group().textContent).toContain('Omgezet: 1 kB → 30 kB'));
  });

  test('that stays larger than 5 MB in its own type goes out as a photo', async () => {
    decodes(5000, 4000, (type) => (type === 'image/png' ? aPng({ bytes: 6_000_000 }) : aJpeg()));
    form({ main_image: null }, <ImageInput source="main_image" />);
    await userEvent.upload(chooser(), asFile(aPng(), 'scan.png', 'image/png'));
    await waitFor(() => expect(values.main_image).toBe(asDataUrl(aJpeg(), 'image/jpeg')));
    expect(drawn.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg']);
  });

  test.each([
    ['a photo', 'image/jpeg', 255, ['image/webp', 'image/jpeg']],
    ['what shows something through', 'image/png', 254, ['image/webp']],
  ])('goes out of a browser that writes no WebP, as Safari: %s as %s', async (_, sent, alpha, asked) => {
    decodes(2000, 1500, (type) => (type === 'image/jpeg' ? aJpeg() : aPng()), alpha);
    form({ main_image: null }, <ImageInput source="main_image" />);
    await userEvent.upload(chooser(), asFile(aWebp(), 'foto.webp', 'image/webp'));
    await waitFor(() => expect(values.main_image).toMatch(`data:${sent};`));
    expect(drawn.map(({ type }) => type)).toEqual(asked);
  });

  test('that moves and is larger than 5 MB says that it stands still now', async () => {
    decodes(500, 400, () => aPng());
    form({ main_image: null }, <ImageInput source="main_image" />);
    const film = Buffer.concat([aGif(), Buffer.alloc(6_000_000)]);
    await userEvent.upload(chooser(), asFile(film, 'film.gif', 'image/gif'));
    await waitFor(() => expect(values.main_image).toBe(asDataUrl(aPng(), 'image/png')));
    expect(group().textContent).toContain('Een bewegende afbeelding wordt een stilstaand beeld.');
  });

  test('that moves and is larger than 1600 pixels says so too, whatever its type', async () => {
    decodes(2000, 1500);
    form({ main_image: null }, <ImageInput source="main_image" />);
    const film = aWebp();
    film[20] = 2;
    await userEvent.upload(chooser(), asFile(film, 'film.webp', 'image/webp'));
    await waitFor(() => expect(group().textContent).toContain('Een bewegende afbeelding wordt een stilstaand beeld.'));
    await userEvent.upload(chooser(), asFile(aWebp(), 'foto.webp', 'image/webp'));
    await waitFor(() => expect(group().textContent).not.toContain('Een bewegende'));
  });

  test('that is turned is drawn anew from the file that was chosen, and goes out as it was once it is turned back', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,');
    form({ main_image: null }, <ImageInput source="main_image" />);
    await userEvent.upload(chooser(), asFile(aPng({ seed: 4 }), 'a.png', 'image/png'));
    const edit = () => userEvent.click(screen.getByRole('button', { name: 'Bijsnijden en draaien: Afbeelding' }));
    const use = () => userEvent.click(screen.getByRole('button', { name: 'Gebruiken' }));
    await waitFor(() => expect(values.main_image).toBe(asDataUrl(aPng({ seed: 4 }), 'image/png')));
    expect(group().textContent).toContain('Grootte: 1 kB');
    await edit();
    await userEvent.click(await screen.findByRole('button', { name: 'Rechtsom' }));
    await use();
    await waitFor(() => expect(values.main_image).toBe(asDataUrl(aJpeg(), 'image/jpeg')));
    expect(drawn).toEqual([{ width: 600, height: 800, type: 'image/png' }]);
    expect(group().textContent).toContain('Bewerkt: 1 kB → 1 kB');
    await edit();
    await userEvent.click(await screen.findByRole('button', { name: 'Linksom' }));
    await use();
    await waitFor(() => expect(values.main_image).toBe(asDataUrl(aPng({ seed: 4 }), 'image/png')));
  });

  test('takes nothing that is dropped or pasted on its editor, and none of its own pictures is dragged', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,');
    form({ main_image: null }, <ImageInput source="main_image" />);
    await userEvent.upload(chooser(), asFile(aPng({ seed: 4 }), 'a.png', 'image/png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Bijsnijden en draaien: Afbeelding' }));
    const dialog = await screen.findByRole('dialog');
    const files = [asFile(aPng({ seed: 5 }), 'b.png', 'image/png')];
    // True would let the browser open the file in place of the app.
    expect(fireEvent.drop(dialog, { dataTransfer: { files } })).toBe(false);
    expect(fireEvent.drop(dialog, { dataTransfer: { files: [] } })).toBe(false);
    fireEvent.paste(dialog, { clipboardData: { files } });
    await userEvent.click(await screen.findByRole('button', { name: 'Annuleren' }));
    expect(group().textContent).toContain('Grootte: 1 kB');
    expect(values.main_image).toBe(asDataUrl(aPng({ seed: 4 }), 'image/png'));
    expect(fireEvent.dragStart(screen.getByAltText('Gekozen afbeelding'))).toBe(false);
  });

  test('whose edit is not used yet is asked about by Back and by Escape, and the focus stays on the button that undoes its crop', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,');
    const edit = { turns: 0, area: { x: 0, y: 0, width: 0.5, height: 0.5 } } as const;
    const file = asFile(aPng({ seed: 4 }), 'a.png', 'image/png');
    const nothing = () => undefined;
    const onClose = vi.fn();
    renderInDutch(<PictureEditor {...{ file, edit, onClose }} onUse={nothing} onFailed={nothing} />);
    const whole = await screen.findByRole<HTMLButtonElement>('button', { name: 'Hele afbeelding' });
    expect(hasUnsavedWork()).toBe(false);
    await userEvent.click(whole);
    await waitFor(() => expect(whole.getAttribute('aria-disabled')).toBe('true'));
    expect(whole.disabled).toBe(false);
    expect(hasUnsavedWork()).toBe(true);
    await userEvent.keyboard('{Escape}');
    const leave = await screen.findByRole('button', { name: 'Weggaan zonder opslaan' });
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(leave);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('that is stored is only sent when it was edited, and cannot be edited on another server', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,');
    vi.stubGlobal('fetch', async () => new Response(new Uint8Array(aPng())));
    const { unmount } = form({ main_image: '/v2/images/a' }, <ImageInput source="main_image" />);
    await userEvent.click(screen.getByRole('button', { name: /^Bijsnijden en draaien/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Gebruiken' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(values.main_image).toBe('/v2/images/a');
    unmount();
    form({ main_image: 'https://v2.example/a.png' }, <ImageInput source="main_image" />);
    expect(screen.queryByRole('button', { name: /^Bijsnijden en draaien/ })).toBeNull();
  });

  test('chosen with others goes to the empty places of its group, and says for how many there was none', async () => {
    form(
      { main_image: null, image_1: '/v2/images/b', image_2: null },
      <PictureGroup>
        <ImageInput source="main_image" label="Hoofd" />
        <ImageInput source="image_1" label="Eerste" />
        <ImageInput source="image_2" label="Tweede" />
      </PictureGroup>,
    );
    const files = [1, 2, 3].map((seed) => asFile(aPng({ seed }), `${seed}.png`, 'image/png'));
    const first = screen.getByRole('group', { name: 'Hoofd' });
    fireEvent.drop(first, { dataTransfer: { files } });
    await waitFor(() => expect(values.main_image).toBe(asDataUrl(aPng({ seed: 1 }), 'image/png')));
    await waitFor(() => expect(values.image_2).toBe(asDataUrl(aPng({ seed: 2 }), 'image/png')));
    expect(values.image_1).toBe('/v2/images/b');
    expect(first.textContent).toContain('Voor 1 afbeelding was geen plaats meer.');
  });

  test('that is still read when its form is sent goes along; one that cannot be read keeps the form', async () => {
    let decode = (_width: number) => {};
    vi.stubGlobal('createImageBitmap', async () => {
      const width = await new Promise<number>((resolve) => {
        decode = resolve;
      });
      if (width === 0) throw new DOMException('broken', 'InvalidStateError');
      return { width, height: 600, close: () => {} };
    });
    const sent: object[] = [];
    form(
      { main_image: null },
      <>
        <ImageInput source="main_image" />
        <button type="submit">Opslaan</button>
      </>,
      (one) => sent.push(one),
    );
    const choose = async (seed: number) => {
      await userEvent.upload(chooser(), asFile(aPng({ seed }), 'a.png', 'image/png'));
      await screen.findByText('De afbeelding wordt gelezen…');
      await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    };
    await choose(1);
    decode(0);
    await screen.findByText('Deze afbeelding kan niet worden gelezen.');
    await choose(2);
    expect(sent).toEqual([]);
    decode(800);
    await waitFor(() => expect(sent).toMatchObject([{ main_image: asDataUrl(aPng({ seed: 2 }), 'image/png') }]));
  });

  test('goes back to the one that is stored, when another was chosen by mistake or it was taken away', async () => {
    const sent = formOfStored();
    const back = 'Opgeslagen afbeelding terugzetten';
    expect(screen.queryByRole('button', { name: back })).toBeNull();
    await userEvent.upload(chooser(), asFile(aPng(), 'a.png', 'image/png'));
    await userEvent.click(await screen.findByRole('button', { name: back }));
    expect(screen.queryByRole('button', { name: back })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Vervangen');
    await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }));
    await userEvent.click(screen.getByRole('button', { name: back }));
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(sent).toMatchObject([{ main_image: '/v2/images/a' }]));
  });

  describe('that was refused', () => {
    const refused = 'Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.';
    const svg = () => asFile(Buffer.from('<svg/>'), 'a.svg', 'image/svg+xml');
    const png = asFile(aPng(), 'a.png', 'image/png');
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    const sent: object[] = [];
    const opened = async (main_image: string | null, props = {}) => {
      sent.length = 0;
      form(
        { main_image },
        <>
          <ImageInput source="main_image" {...props} />
          <button type="submit">Opslaan</button>
        </>,
        (one) => sent.push(one),
      );
      fireEvent.drop(group(), { dataTransfer: { files: [svg()] } });
      await screen.findByText(refused);
      await save();
      await waitFor(() =>
        expect(document.activeElement).toBe(
          screen.getByRole('button', { name: main_image ? 'Vervangen' : 'Kies een afbeelding' }),
        ),
      );
      expect(screen.getByText(refused)).toBeTruthy();
      expect(sent).toEqual([]);
    };

    test.each([
      ['/v2/images/a', 'Huidige afbeelding houden'],
      [null, 'Zonder afbeelding verder'],
    ])('holds the form, which had %j, until that is put away', async (main_image, name) => {
      await opened(main_image);
      await userEvent.click(screen.getByRole('button', { name }));
      expect(screen.queryByText(refused)).toBeNull();
      expect(document.activeElement?.textContent).toBe(main_image ? 'Vervangen' : 'Kies een afbeelding');
      await save();
      await waitFor(() => expect(sent).toMatchObject([{ main_image }]));
    });

    test('holds the form until another is chosen', async () => {
      await opened('/v2/images/a');
      await userEvent.upload(chooser(), png);
      await waitFor(() => expect(screen.queryByText(refused)).toBeNull());
      // The one that is there, once more, behind another that was refused.
      fireEvent.drop(group(), { dataTransfer: { files: [svg()] } });
      await screen.findByText(refused);
      await userEvent.upload(chooser(), png);
      await save();
      await waitFor(() => expect(sent).toMatchObject([{ main_image: asDataUrl(aPng(), 'image/png') }]));
      expect(screen.queryByText(refused)).toBeNull();
    });

    test('holds the form until what was there is removed', async () => {
      await opened('/v2/images/a', { removable: true });
      await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }));
      await save();
      await waitFor(() => expect(sent).toMatchObject([{ main_image: null }]));
    });

    test('cannot be put away where there must be one', async () => {
      await opened(null, { isRequired: true });
      expect(screen.queryByRole('button', { name: 'Zonder afbeelding verder' })).toBeNull();
    });
  });

  test.each([
    ['another one was chosen', () => userEvent.upload(chooser(), asFile(aGif(), 'b.gif', 'image/gif')), aGif()],
    ['it was removed', () => userEvent.click(screen.getByRole('button', { name: 'Verwijderen' })), null],
  ])('that is read only after %s is not taken', async (_, change, taken) => {
    const { opened, open } = gate();
    const decode = vi.fn(async () => ({ width: 800, height: 600, close: () => {} }));
    decode.mockImplementationOnce(() => opened.then(() => ({ width: 800, height: 600, close: () => {} })));
    vi.stubGlobal('createImageBitmap', decode);
    const sent = formOfStored();
    await userEvent.upload(chooser(), asFile(aPng(), 'a.png', 'image/png'));
    await change();
    const main_image = taken && asDataUrl(taken, 'image/gif');
    await waitFor(() => expect(values.main_image).toBe(main_image));
    // The form waits for whatever is still read.
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    open();
    await waitFor(() => expect(sent).toMatchObject([{ main_image }]));
  });

  test('of a stored address that is none can be replaced', () => {
    form({ main_image: 'http://[' }, <ImageInput source="main_image" />);
    expect(screen.queryByRole('button', { name: /^Bijsnijden en draaien/ })).toBeNull();
    screen.getByRole('button', { name: 'Vervangen' });
  });

  test('goes out under what it is, not under what its name says', async () => {
    form({ main_image: null }, <ImageInput source="main_image" />);
    await userEvent.upload(chooser(), asFile(aPng(), 'a.jpg', 'image/jpeg'));
    await waitFor(() => expect(values.main_image).toBe(asDataUrl(aPng(), 'image/png')));
  });

  test('of a phone (HEIC) goes as JPEG where the browser can read it; elsewhere it says what to do', async () => {
    const heic = () => asFile(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'IMG_1.HEIC', 'image/heic');
    form({ main_image: null }, <ImageInput source="main_image" />);
    fireEvent.drop(group(), { dataTransfer: { files: [heic()] } });
    await waitFor(() => expect(values.main_image).toBe(asDataUrl(aJpeg(), 'image/jpeg')));
    expect(drawn).toEqual([{ width: 800, height: 600, type: 'image/jpeg' }]);
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('unknown', 'InvalidStateError');
    });
    fireEvent.drop(group(), { dataTransfer: { files: [heic()] } });
    expect(await screen.findByText(/^Deze browser kan geen HEIC- of AVIF-afbeelding lezen\./)).toBeTruthy();
  });

  test('of another kind, or one that cannot be read, is refused; what was there stays', async () => {
    form({ main_image: '/v2/images/a' }, <ImageInput source="main_image" />);
    const svg = asFile(Buffer.from('<svg/>'), 'a.svg', 'image/svg+xml');
    fireEvent.drop(group(), { dataTransfer: { files: [svg] } });
    expect(await screen.findByText('Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.')).toBeTruthy();
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('broken', 'InvalidStateError');
    });
    await userEvent.upload(chooser(), asFile(aPng(), 'kapot.png', 'image/png'));
    expect(await screen.findByText('Deze afbeelding kan niet worden gelezen.')).toBeTruthy();
    // A link that was dragged from another page.
    fireEvent.drop(group(), { dataTransfer: { files: [] } });
    expect(await screen.findByText('Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.')).toBeTruthy();
    expect(values.main_image).toBe('/v2/images/a');
  });
});
