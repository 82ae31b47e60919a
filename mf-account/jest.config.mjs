import { browserTests } from '@galopin/kit/jest';

export default browserTests({ name: 'mf-account', root: import.meta.dirname });
