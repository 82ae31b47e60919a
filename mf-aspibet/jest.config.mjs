import { browserTests } from '@galopin/kit/jest';

export default browserTests({ name: 'mf-aspibet', root: import.meta.dirname });
