import styled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nameIn } from '../support/cheapStyles';

/** That tests/support/cheapStyles.ts leaves out no way in which an element is hidden. */
const HiddenByRule = styled.div({ display: 'none' });
const HiddenWithin = styled.div({ '& > .shut': { visibility: 'hidden' }, '& .shut .open': { visibility: 'visible' } });

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it.each([
  ['by a rule', <HiddenByRule key="any" />],
  ['by a style of its own', <div key="any" style={{ display: 'none' }} />],
  ['by its attribute', <div key="any" hidden />],
  ['as a dialog that is shut', <dialog key="any" />],
])('nothing is found in what is hidden %s', (_, { type: Around, props }) => {
  const { rerender } = render(<button type="button">Voor</button>);
  expect(names()).toEqual(['Voor']);
  rerender(
    <>
      <button type="button">Voor</button>
      <Around {...props}>
        <button type="button">Binnen</button>
      </Around>
    </>,
  );
  expect(names()).toEqual(['Voor']);
});

it('hides what a rule of the element around it hides, and shows what another shows again in it', () => {
  render(
    <HiddenWithin>
      <div className="shut">
        <button type="button">Dicht</button>
        <div className="open">
          <button type="button">Open</button>
        </div>
      </div>
    </HiddenWithin>,
  );
  expect(names()).toEqual(['Open']);
});

it('is hidden and shown again by each change of the page', () => {
  render(
    <div data-testid="around">
      <button type="button">Erin</button>
    </div>,
  );
  const around = screen.getByTestId('around');
  expect(names()).toEqual(['Erin']);
  around.style.display = 'none';
  expect(names()).toEqual([]);
  around.style.display = '';
  expect(names()).toEqual(['Erin']);
  around.hidden = true;
  expect(names()).toEqual([]);
});

it('asks jsdom of every element once a rule is about others than an element and those that it stands in', () => {
  expect(nameIn('.around .shut>.open:hover')).toBe('open');
  for (const selector of ['p', '.a:not(.x)', '.a:has(.x)', '.a[title="1.5"]', '.a + p', '.a~p'])
    expect(nameIn(selector)).toBeUndefined();
});
