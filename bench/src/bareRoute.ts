import fastify from 'fastify';

/** One route that sends what ANSWER holds, in base64, packed with brotli, and nothing else: what a framework can do. */
const body = Buffer.from(process.env['ANSWER'] ?? '', 'base64');
const app = fastify();
app.get('/caractrap', (_request, reply) =>
  reply.headers({ 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br' }).send(body),
);
process.stdout.write(`bare ready ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
