/** The specification, point by point, and the test that holds each: `file > title`, under tests/. */
type Points = Record<string, string>;

export interface Part {
  /** Section 2. */
  routes?: Points;
  /** Sections 2, 4 and 6: what a screen does. */
  behaviour?: Points;
  /** Section 5. */
  rules?: Points;
  /** Section 7. */
  calls?: Points;
  /** Section 8, and texts that another section gives letter by letter. */
  texts?: Points;
  /** Section 9. */
  constants?: Points;
}

export const specification: Record<string, Part> = {
  session: {
    routes: {
      '/login': 'screens/session.test.tsx > brings a member of staff to home, and stores the token',
    },
    behaviour: {
      'an unknown route leads to /login': 'screens/shell.test.tsx > that is unknown, %s, leads to login',
      'any route sends a user who is not signed in to login': 'screens/session.test.tsx > is asked first at %s',
      'a stored token is checked before anything is shown':
        'screens/session.test.tsx > that is stored is checked before anything else is shown or asked',
      'an invalid token leads to login': 'screens/session.test.tsx > whose token no longer holds leads to login',
      'after a login the user goes to /':
        'screens/session.test.tsx > brings a member of staff to home, and stores the token',
      'logout clears token and user':
        'screens/session.test.tsx > ends at sign-out: the screen is empty at once, also when the server never answers',
      'any user with a valid token may use every screen':
        'server/accounts.test.ts > answers a token, the name and the user id, and the token opens the dashboard',
    },
    rules: {
      'login sends username and password as basic credentials':
        'session/session.test.tsx > sends name and password as basic credentials in UTF-8, whatever they hold',
    },
    calls: {
      'GET v2/accounts/checkToken':
        'screens/session.test.tsx > that is stored is checked before anything else is shown or asked',
      'POST v2/accounts/login':
        'server/accounts.test.ts > answers a token, the name and the user id, and the token opens the dashboard',
      'every call carries the token and the source system':
        'provider/client.test.ts > the token, and dashboard as the source system',
      'success is code OK with data':
        'server/wire.test.ts > wraps a success as code OK with its data, as JSON that no cache keeps',
      'some statistics calls only check that data exists':
        'v2/envelope.test.ts > of figures may lack its code, where data exists; a code that is there counts',
      'images are sent as data-URL strings': 'v2/fields.test.ts > is a data-URL of type %s',
    },
    texts: {
      'Er ging iets mis met inloggen...':
        'screens/session.test.tsx > that fails says so, stays on login, keeps what was typed, and can be tried again',
    },
  },

  home: {
    routes: { '/': 'browser/home.test.ts > shows the appointments, a calendar from Monday on, and the orders per day' },
    calls: {
      'GET v2/dashboard/myReports': 'screens/home.test.tsx > lists the appointments of the signed-in advisor',
      'GET v2/dashboard/salesLastWeeks':
        'screens/home.test.tsx > shows the orders of every day of recent weeks, as a chart and as a table',
    },
    texts: { 'Geen afspraken...': 'screens/home.test.tsx > says Geen afspraken... when the server says so' },
    constants: {
      'calendar: Monday first, 2-letter day names':
        'ui/Calendar.test.tsx > opens on today, which is marked, with Monday first and day names of two letters',
      'calendar: Dutch month names, 2000-2020 at the least':
        'ui/Calendar.test.tsx > names the months in Dutch and covers 2000 up to next year',
      'calendar: one event a day':
        'ui/Calendar.test.tsx > shows one event a day, the earliest, with the number of further ones',
      'bar charts: green': 'ui/charts.test.tsx > draws a green bar a row from zero, hidden from screen readers',
      'bar charts: from zero': 'ui/charts.test.tsx > has its bars from zero, also where all are nearly as high',
      'bar charts: series label Orders':
        'screens/home.test.tsx > shows the orders of every day of recent weeks, as a chart and as a table',
    },
  },

  products: {
    routes: {
      '/products/overview':
        'browser/products.test.ts > searches from the first key and sorts by any column, without asking the server again',
      '/products/new':
        "screens/newProduct.test.tsx > is held with its image, and the user goes to the list: 'Product toegevoegd!'",
      '/products/edit/{productId}': 'browser/products.test.ts > takes a price with a comma and keeps it',
    },
    behaviour: {
      'a sortable list':
        'browser/products.test.ts > searches from the first key and sorts by any column, without asking the server again',
      'only active products, unless the toggle is on':
        'screens/products.test.tsx > shows only active products, inactive ones when asked',
      'drag reorder with save': "screens/products.test.tsx > is saved renumbered from 0 as text: 'Volgorde aangepast'",
      'after a drag all are renumbered from 0':
        "screens/products.test.tsx > is saved renumbered from 0 as text: 'Volgorde aangepast'",
      'saving does nothing while the order is unchanged':
        'ordering/useOrdering.test.tsx > sends nothing while the order is unchanged',
      'saving clears the changed flag on success':
        'ordering/useOrdering.test.tsx > sends the renumbered items and clears the flag on success, also before the list is read again',
      'a failed save keeps the changed flag':
        'ordering/useOrdering.test.tsx > keeps the flag and the order when it fails',
      'hidden article numbers are still sent':
        'provider/bodies.test.ts > is edited with all its fields, the two hidden article numbers too',
    },
    rules: {
      'name, description and image are required on create':
        'v2/validation.test.ts > needs a name, a description and an image on create',
      'prices match a signed decimal with a comma or a dot':
        'v2/validation.test.ts > takes prices that match a signed decimal with a comma or a dot, and no others',
      'delete asks first': "screens/products.test.tsx > deletes after a question: 'Product verwijderd'",
    },
    calls: {
      'GET v2/dashboard/product/overview':
        'screens/products.test.tsx > shows only active products, inactive ones when asked',
      'GET v2/dashboard/product/overview/{id}': 'provider/dataProvider.test.ts > getOne asks for the record itself',
      'POST v2/dashboard/product/new/1':
        'server/products.test.ts > makes a product with all its fields and its places in both shops, after the last one',
      'POST v2/dashboard/product/{id}/image/new':
        'screens/newProduct.test.tsx > that was left before its image failed offers to send that image alone',
      'POST v2/dashboard/product/edit/{id}':
        'server/products.test.ts > edits a product: its fields, and its places as they now are',
      'DELETE v2/dashboard/product/{id}':
        'server/products.test.ts > deletes a product; an order that had it keeps its line',
      'POST v2/dashboard/product/updateOrder/':
        "screens/products.test.tsx > is saved renumbered from 0 as text: 'Volgorde aangepast'",
    },
    texts: {
      'Alle producten':
        "screens/products.test.tsx > filters by category, shop by shop; the filter is titled 'Alle producten' until one is chosen",
      'Product toegevoegd!':
        "screens/newProduct.test.tsx > is held with its image, and the user goes to the list: 'Product toegevoegd!'",
      'Product geüpdate':
        "screens/products.test.tsx > keeps a changed product, its hidden article numbers too: 'Product geüpdate'",
      'Product verwijderd': "screens/products.test.tsx > deletes after a question: 'Product verwijderd'",
      'Volgorde aangepast': "screens/products.test.tsx > is saved renumbered from 0 as text: 'Volgorde aangepast'",
      'Er ging iets mis met … (product)': 'browser/failedSaves.test.ts > is told in words and loses nothing: $name',
      'silent load failure': 'screens/products.test.tsx > says quietly that it could not be loaded, and tries again',
    },
    constants: {
      'shop ids 1 and 2':
        'v2/constants.test.ts > shop ids are 1 and 2: the web shop sireon and the car-wash shop carwash',
      'VAT factor 1.21': 'v2/constants.test.ts > the VAT factor is 1.21',
    },
  },

  productOrder: {
    routes: {
      '/products/order/{shopId}/{categoryId}':
        'screens/productOrder.test.tsx > orders the products of one category, numbered from 1, and leaves other products alone',
    },
    behaviour: {
      'drag-sort in 4 columns, then save':
        'browser/products.test.ts > is ordered by mouse over rows and columns, and goes back to the stored order',
      'priorities start at 1':
        'screens/productOrder.test.tsx > orders the products of one category, numbered from 1, and leaves other products alone',
    },
    calls: {
      'GET v2/shop/{shopId}/products/{categoryId}':
        'server/products.test.ts > come in order of prio, inactive ones and those of its subcategories too, with all their places',
    },
    constants: {
      '4 columns, priorities from 1':
        'browser/products.test.ts > is one sequence, in 4 columns on a wide screen and fewer on a narrow one',
      'lists split in n groups, optionally balanced':
        'lib/texts.test.ts > loses, adds and reorders nothing; balanced sizes differ by one at most',
    },
  },

  categories: {
    routes: {
      '/categories/overview':
        'screens/categories.test.tsx > is one flat list: each category followed by its subcategories, with its shop and links',
      '/categories/new':
        "screens/categories.test.tsx > needs a name, a shop and an image; it is active unless unchecked: 'Categorie toegevoegd!'",
      '/categories/edit/{categoryId}':
        "screens/categories.test.tsx > is edited without its image being sent: 'Categorie geüpdate'",
    },
    behaviour: {
      'a flat list, each category followed by its subcategories':
        'screens/categories.test.tsx > is one flat list: each category followed by its subcategories, with its shop and links',
      'reorderable by a handle, with a save-order action':
        'screens/categories.test.tsx > moves a category with its subcategories and a subcategory within its category, and saves all at once',
    },
    rules: {
      'name, shop and image are required on create':
        'v2/validation.test.ts > needs a name, a shop and an image on create',
      'the image is optional on edit': 'v2/validation.test.ts > needs no image on edit, and refuses a wrong one',
      'delete asks first': "screens/categories.test.tsx > is deleted after a question: 'Categorie verwijderd'",
    },
    calls: {
      'GET v2/dashboard/category/overview':
        'server/categories.test.ts > lists categories in order of prio, each with its subcategories in theirs',
      'GET v2/dashboard/category/overview/{id}':
        'server/categories.test.ts > makes a category with its picture, after the last one',
      'GET v2/dashboard/category/shops': 'server/categories.test.ts > knows both shops by name',
      'POST v2/dashboard/category/new':
        'server/categories.test.ts > makes a category with its picture, after the last one',
      'POST v2/dashboard/category/edit/{id}':
        'server/categories.test.ts > edits a category and replaces its picture, each by its own call',
      'POST v2/dashboard/category/{id}/image/update':
        'server/categories.test.ts > edits a category and replaces its picture, each by its own call',
      'DELETE v2/dashboard/category/{id}':
        'server/categories.test.ts > deletes an empty category, and refuses while anything stands in it',
      'POST v2/dashboard/category/updateOrder/': 'server/categories.test.ts > of the whole flat list is saved',
    },
    texts: {
      'Categorie toegevoegd!':
        "screens/categories.test.tsx > needs a name, a shop and an image; it is active unless unchecked: 'Categorie toegevoegd!'",
      'Categorie geüpdate':
        "screens/categories.test.tsx > is edited without its image being sent: 'Categorie geüpdate'",
      'Categorie verwijderd': "screens/categories.test.tsx > is deleted after a question: 'Categorie verwijderd'",
      'Er ging iets mis met … (category)': 'browser/failedSaves.test.ts > is told in words and loses nothing: $name',
    },
    constants: {
      'category_active is 1 by default':
        "screens/categories.test.tsx > needs a name, a shop and an image; it is active unless unchecked: 'Categorie toegevoegd!'",
      'key offsets 1000 and 2000':
        'lib/categoryKeys.test.ts > are the ids with 1000 added for categories and 2000 for subcategories',
    },
  },

  subcategories: {
    routes: {
      '/subcategories/new':
        "screens/subcategories.test.tsx > needs a name, a category and an image; the categories stand by shop: 'Subcategorie toegevoegd!'",
      '/subcategories/edit/{subcategoryId}':
        'screens/subcategories.test.tsx > is moved to another category without its image being sent',
    },
    rules: {
      'name, parent category and image are required on create':
        'v2/validation.test.ts > needs a name, a parent category and an image on create',
      'delete asks first':
        'screens/subcategories.test.tsx > is deleted after a question, and not while products stand in it',
    },
    calls: {
      'GET v2/dashboard/subcategory/overview/{id}':
        'server/categories.test.ts > makes a subcategory with its picture, after the last of its category',
      'POST v2/dashboard/subcategory/new':
        'server/categories.test.ts > makes a subcategory with its picture, after the last of its category',
      'POST v2/dashboard/subcategory/edit/{id}':
        'server/categories.test.ts > edits a subcategory, and replaces its picture by its own call',
      'POST v2/dashboard/subcategory/{id}/image/update':
        'server/categories.test.ts > edits a subcategory, and replaces its picture by its own call',
      'DELETE v2/dashboard/subcategory/{id}':
        'server/categories.test.ts > deletes an empty subcategory, and refuses while products stand in it',
    },
    texts: {
      'Subcategorie toegevoegd!':
        "screens/subcategories.test.tsx > needs a name, a category and an image; the categories stand by shop: 'Subcategorie toegevoegd!'",
      'Er ging iets mis met … (subcategory)': 'browser/failedSaves.test.ts > is told in words and loses nothing: $name',
    },
  },

  transactions: {
    routes: {
      '/transactions/overview':
        'screens/transactions.test.tsx > is a sortable, searchable list, the newest order first',
      '/transactions/{transactionId}':
        'screens/transactions.test.tsx > shows its lines, its total and a link to resend the order mail',
    },
    behaviour: {
      'a sortable list': 'screens/transactions.test.tsx > is a sortable, searchable list, the newest order first',
      'a link to resend the order mail':
        'screens/transactions.test.tsx > shows its lines, its total and a link to resend the order mail',
      'the resend link v2/mollieOrder/resentMail/{orderno}':
        'server/resend.test.ts > sends the confirmation to the order’s address, says so, and records it',
    },
    rules: {
      'first name, last name, company, street, number, zip, place and email are required':
        'v2/validation.test.ts > needs first name, last name, company, street, number, zip, place and email',
    },
    calls: {
      'GET v2/dashboard/overviewTransactions':
        'server/transactions.test.ts > are listed newest first, each with its moment and total',
      'GET v2/dashboard/overviewTransactions/{id}':
        'server/transactions.test.ts > show one with its lines in their order, its total and its moment',
      'POST v2/dashboard/updateTransaction/{id}':
        'server/transactions.test.ts > keep what was corrected, and nothing else changes',
    },
    texts: {
      'Failed to update transaction!': 'browser/failedSaves.test.ts > is told in words and loses nothing: $name',
      'failed to get transaction data..':
        "screens/transactions.test.tsx > that cannot be loaded says 'failed to get transaction data..'",
    },
  },

  customers: {
    routes: {
      '/customers/overview':
        'screens/customers.test.tsx > has those on invoice first, sorts by any column, and says role, last login and whether one is active',
      '/customers/new':
        "screens/customers.test.tsx > is kept as usual however it is typed: 'Nieuwe klantregistratie aangemaakt!'",
      '/customers/edit/{customerId}':
        "screens/customers.test.tsx > is changed, its username and its unnamed password apart: 'Klantdossier geüpdate!'",
    },
    behaviour: {
      'a sortable table, by order_on_invoice descending':
        'screens/customers.test.tsx > has those on invoice first, sorts by any column, and says role, last login and whether one is active',
      'activate and deactivate on the edit page':
        'screens/customers.test.tsx > is deactivated and activated by actions of their own; what was typed stays',
      'user_role: shop 1 is Klant': 'lib/texts.test.ts > 1, %j, %j is Klant',
      'user_role: shop 2 follows marketing and first order': 'lib/texts.test.ts > 2, %j, %j follows marketing',
      'user_role: shop 2, created by order, is Nieuwe klant': 'lib/texts.test.ts > 2, %j, %j is Nieuwe klant',
      'user_role: no shop is Bezoeker': 'lib/texts.test.ts > null, %j, %j is Bezoeker',
      'the customer e-mail is copied into email':
        'provider/bodies.test.ts > is made with its account, and its e-mail in both fields',
    },
    rules: {
      'company name, contact name, address, postcode, place, country, phone and company e-mail are required':
        'v2/validation.test.ts > needs company name, contact name, address, postcode, place, country, phone and company e-mail',
      'username has at least 3 characters':
        'v2/validation.test.ts > needs a username of at least 3 characters on create',
      'username is not editable on edit': 'v2/validation.test.ts > keeps its username: an edit does not carry one',
      'password has at least 8 characters on create':
        'v2/validation.test.ts > needs a password of at least 8 characters on create',
      'password on edit only when changing it':
        'v2/validation.test.ts > needs a password on edit only when changing it',
      'invoice fields are optional': 'v2/validation.test.ts > needs no invoice fields, and takes those it gets',
      'the invoice country defaults to the company country':
        'server/customers.test.ts > gets its invoices in the company country unless another is chosen',
      'delete asks first':
        "screens/customers.test.tsx > is deleted after a question: 'Klant uit het systeem verwijderd.'",
    },
    calls: {
      'GET v2/dashboard/customer/overview':
        'server/customers.test.ts > lists every customer with its shops and the last time it signed in',
      'GET v2/dashboard/customer/overview/{id}':
        'server/customers.test.ts > is kept with everything that was filled in',
      'POST v2/dashboard/customer/new': 'server/customers.test.ts > is kept with everything that was filled in',
      'POST v2/dashboard/customer/edit/{id}':
        'server/customers.test.ts > has every field replaced, its user name apart',
      'DELETE v2/dashboard/customer/{id}':
        'server/customers.test.ts > is deleted with everything of its own; its orders stay',
      'POST v2/dashboard/customer/activate/{id}': 'server/customers.test.ts > is activated and deactivated',
      'POST v2/dashboard/customer/deactivate/{id}': 'server/customers.test.ts > is activated and deactivated',
      'GET v2/helpers/countries':
        'server/customers.test.ts > countries have Dutch names: the neighbours first, then by alphabet',
      'GET v2/dashboard/customer/advisors':
        'server/customers.test.ts > advisors are the staff who may sign in, by name',
    },
    texts: {
      'Nieuwe klantregistratie aangemaakt!':
        "screens/customers.test.tsx > is kept as usual however it is typed: 'Nieuwe klantregistratie aangemaakt!'",
      'Klantdossier geüpdate!':
        "screens/customers.test.tsx > is changed, its username and its unnamed password apart: 'Klantdossier geüpdate!'",
      'Klant uit het systeem verwijderd.':
        "screens/customers.test.tsx > is deleted after a question: 'Klant uit het systeem verwijderd.'",
      'Er ging iets mis met … (customer), then data.error':
        'browser/failedSaves.test.ts > is told in words and loses nothing: $name',
    },
    constants: {
      'username 3, password 8':
        'v2/constants.test.ts > a username has at least 3 characters, a password 8, and a push message more than 2',
      'default sort order_on_invoice descending':
        'screens/customers.test.tsx > has those on invoice first, sorts by any column, and says role, last login and whether one is active',
      '10% off the first order':
        "screens/customers.test.tsx > is kept as usual however it is typed: 'Nieuwe klantregistratie aangemaakt!'",
      'truncation at 10 characters with ...': 'lib/texts.test.ts > %j at the default length of 10 is %j',
    },
  },

  customerDashboard: {
    routes: {
      '/customers/dashboard/{customerId}':
        'screens/customerDashboard.test.tsx > says who they are and how to reach them',
    },
    behaviour: {
      'tasks, reports, water report and machines on one page':
        'screens/customerDashboard.test.tsx > has tasks, the latest reports and water reports, and machines, each with its way to a new one',
      'machines are drag-sortable there':
        'screens/customerDashboard.test.tsx > has machines that are ordered there as on their own page, numbered from 0',
    },
  },

  tasks: {
    routes: {
      '/tasks/{customerId}':
        'screens/tasks.test.tsx > are ticked off and opened again, the list as the server has it after each',
    },
    behaviour: {
      'check boxes':
        'screens/tasks.test.tsx > are ticked off and opened again, the list as the server has it after each',
      'a toggle of options per task': 'screens/tasks.test.tsx > have options behind a toggle of their own: delete',
      'an add field': 'screens/tasks.test.tsx > are added in a field that is empty again after',
      'the list reloads after an action, on success or failure':
        'screens/tasks.test.tsx > reload after an action that failed as well; nothing typed is lost',
    },
    rules: {
      'add task: no check is shown; the form says first what the server refuses':
        'screens/tasks.test.tsx > are refused beside their field when they are empty, and nothing is sent',
    },
    calls: {
      'GET v2/dashboard/customer/{id}/tasks/overview':
        'server/tasks.test.ts > come with their customer: open ones first, the oldest on top, then what was done last',
      'POST v2/dashboard/customer/{customerId}/tasks/new': 'server/tasks.test.ts > a new task is open',
      'POST v2/dashboard/customer/tasks/set/{taskId}':
        'server/tasks.test.ts > is done at the local time of the business, and open again',
      'DELETE v2/dashboard/customer/tasks/delete/{taskId}': 'server/tasks.test.ts > is deleted',
    },
  },

  reports: {
    routes: {
      '/reports/overview/{customerId}': 'screens/reports.test.tsx > are a sortable list, the newest first',
      '/reports/edit/{customerReportId}':
        'screens/reports.test.tsx > shows a stored moment as it is, and saves a change',
      '/reports/new/{customerId}':
        "screens/reports.test.tsx > starts with the signed-in user as advisor and takes Dutch notation: 'Nieuw klantenrapport toegevoegd!'",
    },
    behaviour: { 'a sortable list': 'screens/reports.test.tsx > are a sortable list, the newest first' },
    rules: {
      'advisor, date and time are required': 'v2/validation.test.ts > needs an advisor, a date and a time',
      'the advisor defaults to the logged-in user':
        "screens/reports.test.tsx > starts with the signed-in user as advisor and takes Dutch notation: 'Nieuw klantenrapport toegevoegd!'",
    },
    calls: {
      'GET v2/dashboard/customer/{id}/reports/overview':
        'server/reports.test.ts > come with their customer and advisor, the latest appointment first',
      'GET v2/dashboard/customer/reports/overview/{reportId}':
        'server/reports.test.ts > one comes as a list of one, with its customer',
      'POST v2/dashboard/customer/{customerId}/reports/new':
        'server/reports.test.ts > a new one is kept, and an edit replaces it',
      'POST v2/dashboard/customer/reports/{reportId}/edit':
        'server/reports.test.ts > a new one is kept, and an edit replaces it',
    },
    texts: {
      'Nieuw klantenrapport toegevoegd!':
        "screens/reports.test.tsx > starts with the signed-in user as advisor and takes Dutch notation: 'Nieuw klantenrapport toegevoegd!'",
      'Er ging iets mis met … (report), then data.error':
        'browser/failedSaves.test.ts > is told in words and loses nothing: $name',
    },
  },

  waterreports: {
    routes: {
      '/reports/new/waterreport/{customerId}':
        "screens/waterreports.test.tsx > keeps a new measurement: 'Nieuw waterrapport toegevoegd!'",
      '/reports/edit/waterreport/{customerId}':
        'screens/waterreports.test.tsx > of an edit starts from the newest report, says so and is saved as a new one',
      '/reports/waterreports/{customerId}':
        'screens/waterreports.test.tsx > are a sortable list with a table of the values over time',
    },
    behaviour: {
      'a sortable list': 'screens/waterreports.test.tsx > are a sortable list with a table of the values over time',
    },
    rules: {
      'ph, hardness and ec are required': 'v2/validation.test.ts > needs ph, hardness and ec',
      'at most 5 characters each': 'v2/validation.test.ts > takes at most 5 characters in each',
      'remarks at most 1000': 'v2/validation.test.ts > takes remarks of at most 1000 characters',
    },
    calls: {
      'GET v2/dashboard/customer/waterreport/{customerId}':
        'server/waterreports.test.ts > of a customer come newest first',
      'POST v2/dashboard/customer/waterreport/{customerId}/new':
        'server/waterreports.test.ts > keep the values as they were typed, and the moment in the local time of the business',
    },
    texts: {
      'Nieuw waterrapport toegevoegd!':
        "screens/waterreports.test.tsx > keeps a new measurement: 'Nieuw waterrapport toegevoegd!'",
      'Er ging iets mis met … (water report), then data.error':
        'browser/failedSaves.test.ts > is told in words and loses nothing: $name',
    },
    constants: {
      'fields 5, remarks 1000': 'v2/constants.test.ts > water report fields have at most 5 characters, remarks 1000',
    },
  },

  machines: {
    routes: {
      '/machines/overview/{customerId}':
        "screens/machines.test.tsx > are ordered by a handle, numbered from 0, and saved: 'Volgorde aangepast'",
      '/machines/edit/{machineId}': 'screens/machines.test.tsx > is changed, and keeps a line speed that is on no list',
      '/machines/new/{customerId}':
        "screens/machines.test.tsx > is added with nothing required, its line speed with a comma and its product by code: 'Nieuwe machine toegevoegd!'",
    },
    behaviour: {
      'drag reorder, view_order renumbered from 0':
        "screens/machines.test.tsx > are ordered by a handle, numbered from 0, and saved: 'Volgorde aangepast'",
    },
    rules: {
      'all fields are optional': 'v2/validation.test.ts > needs nothing: all fields are optional',
      'percentage 0-100': 'v2/validation.test.ts > takes a percentage of 0 to 100',
      'frequency 0-1000': 'v2/validation.test.ts > takes a frequency of 0 to 1000',
      'usage at most 10 digits': 'v2/validation.test.ts > takes a usage of at most 10 digits',
    },
    calls: {
      'GET v2/dashboard/customer/{id}/machines/overview':
        'server/machines.test.ts > come with their customer, in order of view_order',
      'GET v2/dashboard/customer/machines/overview/{machineId}':
        'server/machines.test.ts > an edit replaces every field, and leaves the machine its place and customer',
      'POST v2/dashboard/customer/{customerId}/machines/new':
        'server/machines.test.ts > a new one comes after the last of its customer, the first at 0',
      'POST v2/dashboard/customer/machines/{machineId}/edit':
        'server/machines.test.ts > an edit replaces every field, and leaves the machine its place and customer',
      'POST v2/dashboard/customer/machines/updateOrder/':
        'server/machines.test.ts > of all machines of one customer is saved',
    },
    texts: {
      'Nieuwe machine toegevoegd!':
        "screens/machines.test.tsx > is added with nothing required, its line speed with a comma and its product by code: 'Nieuwe machine toegevoegd!'",
      'Er ging iets mis met … (machine), then data.error':
        'browser/failedSaves.test.ts > is told in words and loses nothing: $name',
    },
    constants: {
      'line speeds 8 to 15 by 0.5, with a comma':
        'v2/constants.test.ts > machine line speeds run from 8 to 15 in steps of 0.5, with comma decimals',
      'the 36 product codes': 'v2/constants.test.ts > machine product codes are the 36 of the list',
    },
  },

  market: {
    routes: {
      '/market/overview': 'screens/market.test.tsx > is a sortable list that says which adverts are published',
      '/market/edit/{marketId}':
        'screens/market.test.tsx > publishes by its check box, and sends and removes images through calls of their own',
      '/market/new': 'screens/market.test.tsx > wants a title and a description',
    },
    behaviour: {
      'a sortable list': 'screens/market.test.tsx > is a sortable list that says which adverts are published',
      'published by a check box':
        'screens/market.test.tsx > publishes by its check box, and sends and removes images through calls of their own',
    },
    rules: { 'title and description are required': 'v2/validation.test.ts > needs a title and a description' },
    calls: {
      'GET v2/dashboard/market/overview': 'server/market.test.ts > is listed newest first',
      'GET v2/dashboard/market/overview/{id}':
        'server/market.test.ts > keeps every field of a new advert, which has no images yet',
      'POST v2/dashboard/market/new/1':
        'server/market.test.ts > keeps every field of a new advert, which has no images yet',
      'POST v2/dashboard/market/edit/{id}': 'server/market.test.ts > is published or not, as the check box says',
      'POST v2/dashboard/market/{id}/image/new':
        'server/market.test.ts > takes each of three images by a call of its own, and keeps them when the text is edited',
      'DELETE v2/dashboard/market/image/{marketId}/{imageNo}':
        'server/market.test.ts > loses image %i alone when that one is deleted; a second time is no failure',
    },
    texts: {
      'Failed to insert new market!': 'browser/failedSaves.test.ts > is told in words and loses nothing: $name',
      'Failed to update market!': 'browser/failedSaves.test.ts > is told in words and loses nothing: $name',
    },
  },

  news: {
    routes: {
      '/news/overview':
        "screens/news.test.tsx > deletes after 'Weet je zeker dat je het bericht wilt verwijderen?', then says 'Bericht verwijderd' and shows a fresh list",
      '/news/new': "screens/news.test.tsx > places a message with its image in two calls: 'Bericht geplaatst!'",
      '/news/edit/{newsId}': 'browser/failedSaves.test.ts > is told in words and loses nothing: $name',
    },
    behaviour: {
      'a sortable list with delete': 'screens/news.test.tsx > is a sortable list, newest first',
      'a delete is followed by an alert and a fresh list':
        "screens/news.test.tsx > deletes after 'Weet je zeker dat je het bericht wilt verwijderen?', then says 'Bericht verwijderd' and shows a fresh list",
    },
    rules: {
      'title, message and shop are required, and the image on create':
        'v2/validation.test.ts > needs a title, a message and a shop, and the image on create',
      'delete asks first':
        "screens/news.test.tsx > deletes after 'Weet je zeker dat je het bericht wilt verwijderen?', then says 'Bericht verwijderd' and shows a fresh list",
    },
    calls: {
      'GET v2/news/overview': 'server/news.test.ts > is listed newest first',
      'GET v2/news/overview/{id}':
        'server/news.test.ts > is placed at the present moment, answered by its id, without an image until one is sent',
      'POST v2/news/new':
        'server/news.test.ts > is placed at the present moment, answered by its id, without an image until one is sent',
      'POST v2/news/{id}/image/new': 'server/news.test.ts > keeps its image and its moment when the text is edited',
      'POST v2/news/edit/{id}': 'server/news.test.ts > keeps its image and its moment when the text is edited',
      'DELETE v2/news/{id}': 'server/news.test.ts > is gone once deleted, and only that message',
    },
    texts: {
      'Weet je zeker dat je het bericht wilt verwijderen?':
        "screens/news.test.tsx > deletes after 'Weet je zeker dat je het bericht wilt verwijderen?', then says 'Bericht verwijderd' and shows a fresh list",
      'Bericht geplaatst!':
        "screens/news.test.tsx > places a message with its image in two calls: 'Bericht geplaatst!'",
      'Bericht verwijderd':
        "screens/news.test.tsx > deletes after 'Weet je zeker dat je het bericht wilt verwijderen?', then says 'Bericht verwijderd' and shows a fresh list",
      'Er ging iets mis met … (news)': 'browser/failedSaves.test.ts > is told in words and loses nothing: $name',
    },
  },

  push: {
    routes: { '/news/push': "screens/push.test.tsx > goes to the default shop 'sireon', and returns home" },
    behaviour: {
      'a message field and a send button':
        'screens/push.test.tsx > sends only what is longer than 2 characters, as a person counts them',
      'the button works above 2 characters':
        'screens/push.test.tsx > sends only what is longer than 2 characters, as a person counts them',
      'sending returns home, on success or failure':
        'screens/push.test.tsx > returns home silently after a failure; the text stands in the field again',
    },
    rules: { 'longer than 2 characters': 'v2/validation.test.ts > is longer than 2 characters' },
    calls: {
      'POST v2/push/sendNotification/{shop}':
        'server/push.test.ts > stores the message with its shop, its sender and its moment, and then wakes the delivery',
    },
    constants: {
      'default shop sireon': "screens/push.test.tsx > goes to the default shop 'sireon', and returns home",
    },
  },

  b2binsights: {
    routes: {
      '/b2binsights/overview':
        'screens/b2binsights.test.tsx > are sortable by column; a repeat click toggles the direction',
    },
    behaviour: {
      'a table sortable by column, a repeat click toggles':
        'screens/b2binsights.test.tsx > are sortable by column; a repeat click toggles the direction',
      'details of a chosen lead': 'screens/b2binsights.test.tsx > is loaded and shown, whatever its fields',
    },
    calls: {
      'GET v2/b2binsights/overview': 'server/b2binsights.test.ts > lists leads by their columns, who came last on top',
      'GET v2/b2binsights/getLeadData/{leadId}':
        'server/b2binsights.test.ts > shows of one lead whatever else is known, as it is',
      'both answer shapes': 'v2/endpoints.test.ts > to the lead overview: a list, or a list under leads',
    },
  },

  statistics: {
    routes: { '/statistics/overview': 'screens/statistics.test.tsx > show customer logins with their role label' },
    behaviour: {
      'last-month system usage': "screens/statistics.test.tsx > show last month's system usage as 'Gebruiksmomenten'",
      'sales and revenue per shop': 'screens/statistics.test.tsx > show the sales, revenue and orders of each shop',
      'best-sold products per shop':
        'screens/statistics.test.tsx > show the best-sold products and the order figures of customers per shop',
      'order counts per shop': 'screens/statistics.test.tsx > show the sales, revenue and orders of each shop',
      'customer order figures per shop':
        'screens/statistics.test.tsx > show the order figures of customers as bar charts, beside their table',
      'a customer logins table with role labels':
        'screens/statistics.test.tsx > show customer logins with their role label',
    },
    calls: {
      'GET v2/dashboard/systemUsageLastMonth':
        'server/statistics.test.ts > system usage counts the logins of all customers, day by day',
      'GET v2/dashboard/customerLogins':
        'server/statistics.test.ts > customer logins come most first, with what the role label follows from',
      'GET v2/dashboard/salesLastMonth/{shopId}': 'server/statistics.test.ts > each shop has its own orders',
      'GET v2/dashboard/revenueLastMonth/{shopId}':
        'server/statistics.test.ts > the orders and the revenue of a day add up, exact to the cent',
      'GET v2/dashboard/bestSoldProducts/{shopId}':
        'server/statistics.test.ts > the ten best sold products come most sold first, by number and not by order',
      'GET v2/dashboard/nrOfOrders/{shopId}': 'server/statistics.test.ts > each shop has its own orders',
      'GET v2/dashboard/customerOrders/{shopId}':
        'server/statistics.test.ts > customers come by their number of orders, then by what they spent; orders of nobody have no place',
    },
    constants: {
      'the last month': 'server/statistics.test.ts > has a row for each of its 30 days, today the last, zero included',
      'series label Gebruiksmomenten':
        "screens/statistics.test.tsx > show last month's system usage as 'Gebruiksmomenten'",
      'series label Euro': 'screens/statistics.test.tsx > show the sales, revenue and orders of each shop',
      'elapsed time as HH:MM:SS':
        'screens/b2binsights.test.tsx > come %s, with whatever columns they carry; seconds as HH:MM:SS',
    },
  },
};
