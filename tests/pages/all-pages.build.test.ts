// One file, so that each page is parsed once. To run a part: npx jest all-pages -t 'a part of the title'
import './all-pages/budgets';
import './all-pages/images';
import './all-pages/machines';
import './all-pages/markdown-copies';
import './all-pages/names';
import './all-pages/page-data';
import './all-pages/pages';
import './all-pages/scripts';
import './all-pages/search';
import './all-pages/security';
import './all-pages/social-cards';
import './all-pages/versions';
