import { browserTests } from '@galopin/kit/jest';

export default browserTests({ name: 'mf-races', root: import.meta.dirname });
