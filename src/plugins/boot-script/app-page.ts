import { startAppWhereNeeded } from '../../components/shell/app-needs';
import { holdPresses } from '../../page-loading/held-presses';
import { boot } from './boot';

boot({ holdPresses, startAppWhereNeeded });
