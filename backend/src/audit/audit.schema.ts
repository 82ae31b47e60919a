import { AUDIT_REFUSAL_DAYS, ADMIN_PAGE_ROWS, type AuditReport } from '@galopin/shared/contracts';
import { Type } from 'typebox';
import { limitSchema } from '../http/schemas';
import { forAdmin, Moment, orNull } from '../http/adminSchemas';

const { usual, most } = AUDIT_REFUSAL_DAYS;

export const auditSchema = {
  summary: 'What the administrator did, newest first, and which calls were refused',
  querystring: Type.Object({
    limit: limitSchema(ADMIN_PAGE_ROWS.most, ADMIN_PAGE_ROWS.usual),
    before: Type.Optional(
      Type.String({ pattern: '^[1-9]\\d{0,17}$', description: 'the id of an action, a whole number from 1' }),
    ),
    days: Type.Integer({
      minimum: 1,
      maximum: most,
      default: usual,
      description: `a whole number of days from 1 to ${most}`,
    }),
  }),
  response: forAdmin(
    Type.Unsafe<AuditReport>(
      Type.Object({
        actions: Type.Array(
          Type.Object({
            id: Type.String(),
            at: Moment,
            actor: Type.String(),
            action: Type.String(),
            subject: Type.String(),
            status: orNull(Type.Integer()),
          }),
        ),
        next: orNull(Type.String()),
        refusals: Type.Array(
          Type.Object({
            route: Type.String(),
            status: Type.Integer(),
            code: Type.String(),
            calls: Type.Integer(),
            lastAt: Moment,
            networks: Type.Array(Type.String()),
          }),
        ),
      }),
    ),
  ),
};
