import { expect, test, vi } from 'vitest';
import { holdSubmit } from '../../src/ui/pictures/holdSubmit';

/** A form in the document, and how often it was sent. */
const aForm = () => {
  const form = document.body.appendChild(document.createElement('form'));
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  return { form, sent };
};

test('a form that is sent while several pictures are read goes once, when the last is there', () => {
  const { form, sent } = aForm();
  const [first, second] = [holdSubmit(form), holdSubmit(form)];
  form.requestSubmit();
  first(true);
  expect(sent).not.toHaveBeenCalled();
  second(true);
  expect(sent).toHaveBeenCalledOnce();
});

test.for<[boolean, boolean]>([
  [false, true],
  [true, false],
])('a form does not go without the picture that cannot be read: %j', ([one, other]) => {
  const { form, sent } = aForm();
  const [first, second] = [holdSubmit(form), holdSubmit(form)];
  form.requestSubmit();
  first(one);
  second(other);
  expect(sent).not.toHaveBeenCalled();
  form.requestSubmit();
  expect(sent).toHaveBeenCalledOnce();
});
