import { insertAll } from '../db/insertAll';
import { storeImages } from '../images/imageStore';
import { addDays } from '../lib/moment';
import { addressOf, businessOf, nameOfPerson } from './business';
import { ADVERTS } from './content/market';
import { NEWS, PUSHES } from './content/news';
import { type Demo, isPast, momentOn, randomFor } from './demo';

/** The index in the list of names where advertisers start: at scale 1 beyond the customers. */
const FIRST_ADVERTISER = 700;

const seedNews = async (demo: Demo): Promise<void> => {
  const random = randomFor(demo, 'news');
  let age = 2;
  const rows = NEWS.map(({ shop, title, description, scene, first, second }) => {
    const created = momentOn(random, addDays(demo.today, -age), 9, 17);
    age += random.whole(10, 26);
    return { shop_id: shop, title, description, image: demo.album.pictureOf(scene, first, second), created };
  });
  await storeImages(demo.db, demo.album.takeFresh());
  await insertAll(demo.db, 'news', rows.reverse());
};

const seedMarket = async (demo: Demo): Promise<void> => {
  const random = randomFor(demo, 'market');
  const rows = ADVERTS.map(({ title, description, things, color, published }, index) => {
    const business = businessOf(random, FIRST_ADVERTISER + index);
    const [main_image, image_1 = null, image_2 = null] = things.map((thing) =>
      demo.album.pictureOf(thing, color, '#9fb4c4'),
    );
    return {
      title,
      description,
      company_name: business.company,
      company_address: addressOf(business),
      company_zip: business.zip,
      company_place: business.place,
      company_contact: nameOfPerson(business),
      company_email: business.email,
      company_phone: business.phone,
      published: published ? 1 : 0,
      main_image,
      image_1,
      image_2,
      created: momentOn(random, addDays(demo.today, -4 - (ADVERTS.length - index) * 7), 8, 21),
    };
  });
  await storeImages(demo.db, demo.album.takeFresh());
  await insertAll(demo.db, 'market', rows);
};

const seedPushes = async (demo: Demo, userIds: readonly number[]): Promise<void> => {
  const random = randomFor(demo, 'pushes');
  let age = 1;
  const rows = PUSHES.map(({ shop, message }) => {
    const created = momentOn(random, addDays(demo.today, -age), 9, 17);
    age += random.whole(7, 24);
    return { shop_id: shop, user_id: random.pick(userIds), message, created, result: 'kept', attempts: 0, error: '' };
  });
  await insertAll(demo.db, 'pushes', rows.filter(({ created }) => isPast(demo, created)).reverse());
};

/** Fills the news and pushes of the business, and the adverts. */
export const seedMessages = async (demo: Demo, userIds: readonly number[]): Promise<void> => {
  await seedNews(demo);
  await seedMarket(demo);
  await seedPushes(demo, userIds);
};
