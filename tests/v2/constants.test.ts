import { describe, expect, it } from 'vitest';
import * as constants from '../../src/v2/constants';

describe('the constants of section 9', () => {
  it('shop ids are 1 and 2: the web shop sireon and the car-wash shop carwash', () => {
    expect(constants.SHOPS).toEqual([
      { shop_id: 1, name: 'sireon' },
      { shop_id: 2, name: 'carwash' },
    ]);
  });

  it('the VAT factor is 1.21', () => {
    expect(constants.VAT_FACTOR).toBe(1.21);
  });

  it('the calendar starts on Monday, has 2-letter day names, one event a day, and covers 2000-2020 at the least', () => {
    expect(constants.CALENDAR_WEEK_STARTS_ON).toBe(1);
    expect(constants.CALENDAR_DAY_NAME_LENGTH).toBe(2);
    expect(constants.CALENDAR_EVENTS_PER_DAY).toBe(1);
    expect(constants.CALENDAR_FIRST_YEAR).toBe(2000);
    expect(constants.CALENDAR_LAST_YEAR_AT_LEAST).toBe(2020);
  });

  it('the product order page has 4 columns and priorities from 1; every other order starts at 0', () => {
    expect(constants.PRODUCT_ORDER_COLUMNS).toBe(4);
    expect(constants.PRODUCT_ORDER_FIRST_PRIO).toBe(1);
    expect(constants.ORDER_FIRST_PRIO).toBe(0);
  });

  it('machine line speeds run from 8 to 15 in steps of 0.5, with comma decimals', () => {
    expect(constants.LINE_SPEEDS.join(' ')).toBe('8 8,5 9 9,5 10 10,5 11 11,5 12 12,5 13 13,5 14 14,5 15');
  });

  it('machine product codes are the 36 of the list', () => {
    expect(constants.MACHINE_PRODUCT_CODES.join(', ')).toBe(
      '002, 004, 006, 008, 010, 012, 014, 110, 120, 125, 200, 215, 220, 300, 315, 400, 415, 420, 488, 499, 600, ' +
        '610, 620, 702, 706, 708, 712, 715, 720, 800, 810, 820, 900, 903, 904, 910',
    );
  });

  it('a username has at least 3 characters, a password 8, and a push message more than 2', () => {
    expect(constants.USERNAME_MIN).toBe(3);
    expect(constants.PASSWORD_MIN).toBe(8);
    expect(constants.PUSH_MESSAGE_LONGER_THAN).toBe(2);
  });

  it('water report fields have at most 5 characters, remarks 1000', () => {
    expect(constants.WATER_VALUE_MAX).toBe(5);
    expect(constants.WATER_REMARKS_MAX).toBe(1000);
  });

  it('machine percentage goes to 100, frequency to 1000, usage to 10 digits', () => {
    expect(constants.MACHINE_PERCENTAGE_MAX).toBe(100);
    expect(constants.MACHINE_FREQUENCY_MAX).toBe(1000);
    expect(constants.MACHINE_USAGE_MAX_DIGITS).toBe(10);
  });

  it('a new customer gets 10% off the first order', () => {
    expect(constants.FIRST_ORDER_DISCOUNT_PERCENT).toBe(10);
  });

  it('a category is active by default, and customers are sorted by order_on_invoice descending', () => {
    expect(constants.DEFAULT_CATEGORY_ACTIVE).toBe(1);
    expect(constants.DEFAULT_CUSTOMER_SORT).toEqual({ field: 'order_on_invoice', order: 'DESC' });
  });

  it('text is truncated to 10 characters, with the suffix ...', () => {
    expect(constants.TRUNCATE_LENGTH).toBe(10);
    expect(constants.TRUNCATE_SUFFIX).toBe('...');
  });

  it('category ordering keys are offset by 1000 for categories and 2000 for subcategories', () => {
    expect(constants.CATEGORY_KEY_OFFSET).toBe(1000);
    expect(constants.SUBCATEGORY_KEY_OFFSET).toBe(2000);
  });

  it('push messages go to the shop sireon by default (section 6)', () => {
    expect(constants.DEFAULT_PUSH_SHOP).toBe('sireon');
  });
});
