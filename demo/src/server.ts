import { runServer } from '@galopin/backend/main';
import { openDemo } from './openDemo';

runServer(openDemo);
