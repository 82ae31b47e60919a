import { runSite } from './runSite';

runSite();
