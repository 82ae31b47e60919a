import { browserTests } from '@galopin/kit/jest';

export default browserTests({ name: 'mf-entities', root: import.meta.dirname });
