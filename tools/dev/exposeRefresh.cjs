// One refresh runtime for the page: a second one would not know the react-dom that the shell has rendered with.
globalThis.__galopinRefresh = require('react-refresh/runtime');
